import type { ApplicationSection } from '@trust/shared/contract/applications/texts/sections.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import type { Ref } from 'react';
import { useForm } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { StepList } from './step-list.tsx';
import styles from './steps.module.css';

/** Which step this is, and the way to each other one. */
export function StepHeader({
  step,
  heading,
}: {
  step: ApplicationSection;
  heading: Ref<HTMLHeadingElement>;
}) {
  const t = useFormTexts();
  const language = useLanguage();
  const { category, state, steps } = useForm();
  const progress = { step: steps.indexOf(step) + 1, steps: steps.length };
  const name = state.correction ? state.categoryName : category.name;
  return (
    <header className={styles.header}>
      <p className={styles.category}>
        {t(state.correction ? 'form.correcting' : 'form.applying', { category: name })}
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles.h1}>
        <span className={styles.progress}>{t('form.progress', progress)}</span> {textIn(language, step.title)}
      </h1>
      <StepList current={step} />
    </header>
  );
}
