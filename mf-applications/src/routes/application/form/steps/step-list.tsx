import type { ApplicationSection } from '@trust/shared/contract/applications/texts/sections.texts';
import { useLanguage } from '@trust/shared/remote';
import { useFormContext } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { namesOf } from './field-names.ts';
import { errorsIn } from './steps.rules.ts';
import styles from './steps.module.css';
import { useStepTitle } from './use-step-title.ts';

/** Names are listed up to here; more of them are counted. */
const MOST_NAMES = 3;

/** All steps, each with what is missing in it. */
export function StepList({ current }: { current: ApplicationSection }) {
  const t = useFormTexts();
  const language = useLanguage();
  const titleOf = useStepTitle();
  const { steps, errors, additionalFields } = useFormContext();
  const stateOf = (step: ApplicationSection) => {
    const missing = namesOf(errorsIn(step, errors), additionalFields, language);
    if (missing.length === 0) return t('steps.complete');
    if (missing.length > MOST_NAMES) return t('steps.missing-count', { missing: missing.length });
    return t('steps.missing', { fields: missing.join(', ') });
  };
  return (
    <details className={styles.all}>
      <summary className={styles.summary}>{t('steps.all')}</summary>
      <nav aria-label={t('steps.nav')}>
        <ol>
          {steps.map((step) => (
            <li key={step.id}>
              <a href={`#${step.id}`} aria-current={step === current ? 'step' : undefined}>
                {titleOf(step)}
              </a>
              <span className={styles.state}>{stateOf(step)}</span>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
