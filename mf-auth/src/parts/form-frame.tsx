import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { Notice } from '@trust/shared/ui/notice';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './form.module.css';
import type { AccountForm } from './use-account-form.ts';

/** A form with its errors on top and its button below. */
export function FormFrame({
  form: { formRef, attempt, errors, failure, isBusy, onInput, onSubmit },
  submitLabel,
  children,
}: {
  form: AccountForm;
  submitLabel: string;
  children: ReactNode;
}) {
  const t = useTexts();
  // Before hydration the browser itself would post the password to a page.
  const isReady = useHydrated();
  return (
    <form ref={formRef} className={styles.form} method="post" onInput={onInput} onSubmit={onSubmit}>
      <ErrorSummary key={`errors-${attempt}`} title={t('form.problem')} errors={errors} />
      {failure ? (
        <Notice key={`failure-${attempt}`} tone="error">
          <p>{t(failure)}</p>
        </Notice>
      ) : null}
      {children}
      <noscript>
        <p>{t('form.needsScript')}</p>
      </noscript>
      <Button type="submit" kind="brand" busy={isBusy} disabled={!isReady}>
        {submitLabel}
      </Button>
    </form>
  );
}
