import type { ApplicationSection } from '@trust/shared/contract/applications/texts/sections.texts';
import type { Ref } from 'react';
import { useFormContext } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { StepList } from './step-list.tsx';
import styles from './steps.module.css';
import { useStepTitle } from './use-step-title.ts';

/** Which step this is, and the list of all, which stands beside the step where there is room. */
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
  const progress = { step: steps.indexOf(step) + 1, steps: steps.length };
  const name = state.correction ? state.categoryName : category.name;
  return (
    <>
      <header className={styles.header}>
        <p className={styles.category}>
          {t(state.correction ? 'form.correcting' : 'form.applying', { category: name })}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.h1}>
          <span className={styles.progress}>{t('form.progress', progress)}</span> {titleOf(step)}
        </h1>
      </header>
      <StepList current={step} />
    </>
  );
}
