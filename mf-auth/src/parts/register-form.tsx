import { PASSWORD_LENGTH } from '@trust/shared/contract/users';
import { useHttp } from '@trust/shared/remote';
import { TextField } from '@trust/shared/ui/field';
import { useId, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { requestRegistration } from './account.data.ts';
import { EmailField } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './form.module.css';
import { FIELDS, findRegistrationFaults } from './form.rules.ts';
import { ShowPassword } from './show-password.tsx';
import { useSubmission, valueOf, type Failure } from './use-submission.ts';

/** A new account. `onCreated` when it exists and logging in with it did not succeed yet. */
export function RegisterForm({
  email,
  onEmail,
  onRegistered,
  onCreated,
}: {
  email: string;
  onEmail: (email: string) => void;
  onRegistered: () => void;
  onCreated: () => void;
}) {
  const id = useId();
  const t = useTexts();
  const http = useHttp();
  const [shown, setShown] = useState(false);

  const register = async (form: FormData): Promise<Failure | undefined> => {
    const user = {
      firstName: valueOf(form, 'firstName'),
      lastName: valueOf(form, 'lastName'),
      email: valueOf(form, 'email'),
      password: valueOf(form, 'password'),
      confirmPassword: valueOf(form, 'confirmPassword'),
    };
    const faults = findRegistrationFaults(user);
    if (Object.keys(faults).length > 0) return { fields: faults };
    const reply = await requestRegistration(http, user);
    switch (reply.outcome) {
      case 'logged-in':
        onRegistered();
        return undefined;
      case 'created':
        onCreated();
        return undefined;
      case 'taken':
        return { fields: { email: 'register.taken' } };
      case 'invalid':
        return saidByServer(reply.errors);
      case 'too-many':
        return { notice: 'form.tooMany' };
      case 'unavailable':
        return { notice: 'form.unavailable' };
    }
  };
  const submission = useSubmission(register);
  const { errors } = submission;
  const secret = {
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  };
  const name = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      id={`${id}-${field}`}
      name={field}
      label={t(`field.${field}`)}
      error={errors[field]}
      autoComplete={autoComplete}
      required
    />
  );

  return (
    <FormFrame id={id} submission={submission} submitLabel={t('register.submit')}>
      <div className={styles.names}>
        {name('firstName', 'given-name')}
        {name('lastName', 'family-name')}
      </div>
      <EmailField id={id} error={errors.email} email={email} onEmail={onEmail} />
      <TextField
        id={`${id}-password`}
        name="password"
        label={t('field.password')}
        hint={t('field.password.hint', PASSWORD_LENGTH)}
        error={errors.password}
        {...secret}
      />
      <TextField
        id={`${id}-confirmPassword`}
        name="confirmPassword"
        label={t('field.confirmPassword')}
        error={errors.confirmPassword}
        {...secret}
      />
      <ShowPassword count={2} shown={shown} onChange={setShown} />
    </FormFrame>
  );
}

/** The server's own words beside the fields they are about, such as a password that is too common. */
function saidByServer(errors: readonly { field: string; message: string }[]): Failure {
  const fields = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const error = errors.find((candidate) => candidate.field === field);
      return error ? [[field, { said: error.message }]] : [];
    }),
  );
  return Object.keys(fields).length > 0 ? { fields } : { notice: 'register.refused' };
}
