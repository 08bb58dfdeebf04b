import { CONTACT_HONEYPOT, type ContactField } from '@trust/shared/contract/contact';
import { CONTACT_PATH } from '@trust/shared/contract/pages/paths';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import { Button } from '@trust/shared/ui/button';
import { ErrorSummary } from '@trust/shared/ui/error-summary';
import { TextArea, TextField } from '@trust/shared/ui/field';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useContactTexts } from '../../texts/use-texts.ts';
import styles from './contact-form.module.css';
import { SentNotice } from './sent-notice.tsx';
import { useContactForm } from './use-contact-form.ts';

/** A message to the trust's office. Without scripts the browser posts it, and the server answers with this page. */
export function ContactForm({
  posted,
  focusFirst,
  onWriteAnother,
}: {
  posted: PostedForm | null;
  /** For the form that follows a sent message. */
  focusFirst: boolean;
  onWriteAnother: () => void;
}) {
  const t = useContactTexts();
  const { form, isSent, send } = useContactForm(posted, focusFirst);
  const { formRef, attempt, errors, failure, isBusy, idOf, errorOf, onInput, onSubmit, retry } = form;
  if (isSent) return <SentNotice onWriteAnother={onWriteAnother} />;

  const field = (name: ContactField) => ({
    id: idOf(name),
    name,
    label: t(`contact.${name}Field`),
    error: errorOf(name),
    defaultValue: posted?.values[name],
    required: true,
  });
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action={CONTACT_PATH}
      onInput={onInput}
      onSubmit={onSubmit(send)}
    >
      <ErrorSummary key={`errors-${attempt}`} title={t('contact.problem')} errors={errors} />
      <TextField {...field('name')} autoComplete="name" />
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
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {t('contact.trap')}
          <input type="text" name={CONTACT_HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {failure ? (
        <RetryNotice
          key={`failure-${attempt}`}
          message={t(`contact.${failure}`)}
          onRetry={retry}
          busy={isBusy}
        />
      ) : null}
      <div>
        <Button type="submit" kind="brand" busy={isBusy}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}
