import { useHttp } from '@trust/shared/remote';
import { TextField } from '@trust/shared/ui/field';
import { useId, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { requestLogin } from './account.data.ts';
import { EmailField } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { findLoginFaults } from './form.rules.ts';
import { ShowPassword } from './show-password.tsx';
import { useSubmission, valueOf, type Failure } from './use-submission.ts';

/** E-mail and password of an account that exists. */
export function LoginForm({
  email,
  onEmail,
  onLoggedIn,
}: {
  email: string;
  onEmail: (email: string) => void;
  onLoggedIn: () => void;
}) {
  const id = useId();
  const t = useTexts();
  const http = useHttp();
  const [shown, setShown] = useState(false);

  const logIn = async (form: FormData): Promise<Failure | undefined> => {
    const credentials = { username: valueOf(form, 'email'), password: valueOf(form, 'password') };
    const faults = findLoginFaults(credentials);
    if (Object.keys(faults).length > 0) return { fields: faults };
    const outcome = await requestLogin(http, credentials);
    switch (outcome) {
      case 'logged-in':
        onLoggedIn();
        return undefined;
      case 'refused':
        return { fields: { email: 'login.refused' } };
      case 'too-many':
        return { notice: 'form.tooMany' };
      case 'unavailable':
        return { notice: 'form.unavailable' };
    }
  };
  const submission = useSubmission(logIn);
  const { errors } = submission;

  return (
    <FormFrame id={id} submission={submission} submitLabel={t('login.submit')}>
      <EmailField id={id} error={errors.email} email={email} onEmail={onEmail} />
      <TextField
        id={`${id}-password`}
        name="password"
        type={shown ? 'text' : 'password'}
        label={t('field.password')}
        error={errors.password}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <ShowPassword count={1} shown={shown} onChange={setShown} />
    </FormFrame>
  );
}
