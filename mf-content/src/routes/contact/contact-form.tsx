import {
  CONTACT_FIELDS,
  CONTACT_LENGTH,
  CONTACT_TRAP,
  type ContactField,
} from '@trust/shared/contract/contact';
import type { PostedForm } from '@trust/shared/contract/posted-form';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { TextArea, TextField } from '@trust/shared/ui/field';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useId } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './contact-form.module.css';
import { SentNotice } from './sent-notice.tsx';
import { useContactForm } from './use-contact-form.ts';

/** A message to the trust's office. Without a script the browser posts it, and the server answers with this page. */
export function ContactForm({
  posted,
  anew,
  onAnother,
}: {
  posted: PostedForm | null;
  /** It follows a message that was sent. */
  anew: boolean;
  onAnother: () => void;
}) {
  const t = useContentTexts();
  const id = useId();
  const { form, attempt, outcome, busy, submit, again } = useContactForm(posted, anew);
  if (outcome?.outcome === 'sent') return <SentNotice onAnother={onAnother} />;

  const refusals = outcome?.outcome === 'refused' ? outcome.errors : [];
  const errors = CONTACT_FIELDS.flatMap((field) =>
    refusals
      .filter((refusal) => refusal.field === field)
      .map(({ message }) => ({ field, fieldId: `${id}-${field}`, message })),
  );
  const field = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    label: t(`contact.${name}Field`),
    error: errors.find((error) => error.field === name)?.message,
    defaultValue: posted?.values[name],
    required: true,
  });
  return (
    <form ref={form} className={styles.form} method="post" action="/contact" onSubmit={submit}>
      <ErrorSummary key={`errors-${attempt}`} title={t('contact.problem')} errors={errors} />
      <TextField {...field('name')} autoComplete="name" maxLength={CONTACT_LENGTH.name} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('contact.emailHint')}
      />
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={6} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('contact.trap')}
          <input type="text" name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {outcome && outcome.outcome !== 'refused' ? (
        <RetryNotice
          key={`trouble-${attempt}`}
          message={t(`contact.${outcome.outcome}`)}
          onRetry={again}
          busy={busy}
        />
      ) : null}
      <div>
        <Button type="submit" kind="brand" busy={busy}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}
