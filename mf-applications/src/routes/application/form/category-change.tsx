import { Link } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useEffect, useRef } from 'react';
import { applicationHref, FIRST_STEP } from '../application.rules.ts';
import type { ApplicationFormState } from './state/use-application-form.ts';
import styles from './steps/steps.module.css';
import { useFormTexts } from './texts/use-form-texts.ts';

/** Asks before the answers to the former category's own questions are dropped. */
export function CategoryChange({ form }: { form: ApplicationFormState }) {
  const t = useFormTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { state, actions, category } = form;
  const names = { from: state.categoryName, to: category.name };
  return (
    <div className={styles.question}>
      <h1 ref={heading} tabIndex={-1}>
        {t('category.change', names)}
      </h1>
      <Notice tone="warning">
        <p>{t('category.change-loses', names)}</p>
      </Notice>
      <div className={styles.buttons}>
        <Button onClick={() => actions.chooseCategory(category)}>{t('category.change-yes', names)}</Button>
        <Link href={`${applicationHref(state.categoryId, false)}#${FIRST_STEP}`}>
          {t('category.change-no', names)}
        </Link>
      </div>
    </div>
  );
}
