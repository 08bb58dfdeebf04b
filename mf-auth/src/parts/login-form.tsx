import { useHttp } from '@trust/shared/remote';
import { TextField } from '@trust/shared/ui/field';
import { readTyped } from '@trust/shared/ui/use-form';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { requestLogin } from './account.data.ts';
import { EmailField } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { checkLogin } from './form.rules.ts';
import { ShowPassword } from './show-password.tsx';
import { useAccountForm, type AccountFormResult, type TypedAccount } from './use-account-form.ts';

/** E-mail and password of an account that exists. */
export function LoginForm({
  typed,
  onTyped,
  onLoggedIn,
}: {
  typed: TypedAccount;
  onTyped: (change: Partial<TypedAccount>) => void;
  onLoggedIn: () => void;
}) {
  const t = useTexts();
  const http = useHttp();
  const [shown, setShown] = useState(false);

  const logIn = async (data: FormData): Promise<AccountFormResult> => {
    const credentials = readCredentials(data);
    const errors = checkLogin(credentials);
    if (errors.length > 0) return { errors };
    const outcome = await requestLogin(http, credentials);
    switch (outcome) {
      case 'logged-in':
        onLoggedIn();
        return {};
      case 'refused':
        return { errors: [{ field: 'email', message: 'login.refused' }] };
      case 'too-many':
        return { failure: 'form.tooMany' };
      case 'unavailable':
        return { failure: 'form.unavailable' };
    }
  };
  const form = useAccountForm(logIn, (data) => checkLogin(readCredentials(data)));
  const { idOf, errorOf } = form;

  return (
    <FormFrame form={form} submitLabel={t('login.submit')}>
      <EmailField
        id={idOf('email')}
        error={errorOf('email')}
        email={typed.email}
        onEmail={(email) => onTyped({ email })}
      />
      <TextField
        id={idOf('password')}
        name="password"
        type={shown ? 'text' : 'password'}
        label={t('field.password')}
        error={errorOf('password')}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <ShowPassword count={1} shown={shown} onChange={setShown} />
    </FormFrame>
  );
}

function readCredentials(data: FormData) {
  return { username: readTyped(data, 'email'), password: readTyped(data, 'password') };
}
