import type { ApplicationSection } from '@trust/shared/contract/applications/texts/sections.texts';
import type { Ref } from 'react';
import { useFormContext } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import styles from './steps.module.css';
import { useStepTitle } from './use-step-title.ts';

/** Which step this is. */
export function StepHeader({
  step,
  heading,
}: {
  step: ApplicationSection;
  heading: Ref<HTMLHeadingElement>;
}) {
  const t = useFormTexts();
  const titleOf = useStepTitle();
  const { category, state, steps } = useFormContext();
  const at = steps.indexOf(step);
  const progress = { step: at + 1, steps: steps.length };
  const name = state.correction ? state.categoryName : category.name;
  return (
    <header className={styles.header}>
      <p className={styles.category}>
        {t(state.correction ? 'form.correcting' : 'form.applying', { category: name })}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {steps.map(({ id }, index) => (
          <span key={id} className={index <= at ? styles.reached : undefined} />
        ))}
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.h1}>
        <span className={styles.progress}>{t('form.progress', progress)}</span> {titleOf(step)}
      </h1>
    </header>
  );
}
