import type { ApplicationStatus } from '@trust/shared/contract/applications/application-overview';
import { STATUS_TEXTS } from '@trust/shared/contract/applications/texts/status.texts';
import { useLanguage } from '@trust/shared/remote';
import styles from './sent-application.module.css';
import { useOwnTexts } from './use-own-texts.ts';

/** The steps of an application that staff have begun with: those behind it, and the one that it is at. */
export function StatusSteps({ status }: { status: ApplicationStatus }) {
  const t = useOwnTexts();
  const language = useLanguage();
  const steps: ApplicationStatus[] = ['received', 'in-review'];
  if (status === 'approved' || status === 'declined') steps.push(status);
  if (status === 'withdrawn') steps.splice(1, 1, status);
  return (
    <section aria-labelledby="status">
      <h2 className={styles.title} id="status">
        {t('status')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} aria-current={step === status ? 'step' : undefined}>
            {STATUS_TEXTS[step][language]}
          </li>
        ))}
      </ol>
    </section>
  );
}
