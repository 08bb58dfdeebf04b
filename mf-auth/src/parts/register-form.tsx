import { pickFieldErrors, type FieldError } from '@trust/shared/contract/field-error';
import { PASSWORD_LENGTH } from '@trust/shared/contract/users';
import { useHttp } from '@trust/shared/remote';
import { TextField } from '@trust/shared/ui/field';
import { readTyped } from '@trust/shared/ui/use-form';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { requestRegistration } from './account.data.ts';
import { EmailField } from './email-field.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './form.module.css';
import { FIELDS, checkRegistration } from './form.rules.ts';
import { ShowPassword } from './show-password.tsx';
import { useAccountForm, type AccountFormResult, type TypedAccount } from './use-account-form.ts';

/** A new account. `onCreated` is called when the account exists and the login after it failed. */
export function RegisterForm({
  typed,
  onTyped,
  onRegistered,
  onCreated,
}: {
  typed: TypedAccount;
  onTyped: (change: Partial<TypedAccount>) => void;
  onRegistered: () => void;
  onCreated: () => void;
}) {
  const t = useTexts();
  const http = useHttp();

  const register = async (data: FormData): Promise<AccountFormResult> => {
    const user = readUser(data);
    const errors = checkRegistration(user);
    if (errors.length > 0) return { errors };
    const reply = await requestRegistration(http, user);
    switch (reply.outcome) {
      case 'logged-in':
        onRegistered();
        return {};
      case 'created':
        onCreated();
        return {};
      case 'taken':
        return { errors: [{ field: 'email', message: 'register.taken' }] };
      case 'invalid':
        return toResult(reply.errors);
      case 'too-many':
        return { failure: 'form.tooMany' };
      case 'unavailable':
        return { failure: 'form.unavailable' };
    }
  };
  const form = useAccountForm(register, (data) => checkRegistration(readUser(data)));
  const { idOf, errorOf } = form;
  const name = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      id={idOf(field)}
      name={field}
      label={t(`field.${field}`)}
      error={errorOf(field)}
      autoComplete={autoComplete}
      required={field === 'firstName'}
      hint={field === 'lastName' ? t('field.lastName.hint') : undefined}
      defaultValue={typed[field]}
      onChange={(event) => onTyped({ [field]: event.target.value })}
    />
  );

  return (
    <FormFrame form={form} submitLabel={t('register.submit')}>
      <div className={styles.names}>
        {name('firstName', 'given-name')}
        {name('lastName', 'family-name')}
      </div>
      <EmailField
        id={idOf('email')}
        error={errorOf('email')}
        email={typed.email}
        onEmail={(email) => onTyped({ email })}
      />
      <NewPassword idOf={idOf} errorOf={errorOf} />
    </FormFrame>
  );
}

/** A password, and once more. */
function NewPassword({ idOf, errorOf }: Pick<ReturnType<typeof useAccountForm>, 'idOf' | 'errorOf'>) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  const secret = {
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  };
  return (
    <>
      <TextField
        id={idOf('password')}
        name="password"
        label={t('field.password')}
        hint={t('field.password.hint', PASSWORD_LENGTH)}
        error={errorOf('password')}
        {...secret}
      />
      <TextField
        id={idOf('confirmPassword')}
        name="confirmPassword"
        label={t('field.confirmPassword')}
        error={errorOf('confirmPassword')}
        {...secret}
      />
      <ShowPassword count={2} shown={shown} onChange={setShown} />
    </>
  );
}

/** The server's messages beside their fields, such as for a password that is too common. */
function toResult(serverErrors: readonly FieldError[]): AccountFormResult {
  const errors = pickFieldErrors(FIELDS, serverErrors);
  if (errors.length === 0) return { failure: 'register.refused' };
  return { errors: errors.map(({ field, message }) => ({ field, message: { text: message } })) };
}

function readUser(data: FormData) {
  return {
    firstName: readTyped(data, 'firstName'),
    lastName: readTyped(data, 'lastName'),
    email: readTyped(data, 'email'),
    password: readTyped(data, 'password'),
    confirmPassword: readTyped(data, 'confirmPassword'),
  };
}
