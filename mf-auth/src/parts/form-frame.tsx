import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { Notice } from '@trust/shared/ui/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './form.module.css';
import { FIELDS } from './form.rules.ts';
import type { Submission } from './use-submission.ts';

/** A form with its errors on top and its button below. `id` begins the ids of its fields. */
export function FormFrame({
  id,
  submission: { attempt, errors, notice, busy, ready, submit },
  submitLabel,
  children,
}: {
  id: string;
  submission: Submission;
  submitLabel: string;
  children: ReactNode;
}) {
  const t = useTexts();
  const listed = FIELDS.flatMap((field) => {
    const message = errors[field];
    return message ? [{ fieldId: `${id}-${field}`, message }] : [];
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary key={`errors-${String(attempt)}`} title={t('form.problem')} errors={listed} />
      {notice ? (
        <Notice key={`notice-${String(attempt)}`} tone="error">
          <p>{notice}</p>
        </Notice>
      ) : null}
      {children}
      <noscript>
        <p>{t('form.needsScript')}</p>
      </noscript>
      <Button type="submit" kind="brand" busy={busy} disabled={!ready}>
        {submitLabel}
      </Button>
    </form>
  );
}
