import { Notice } from '@trust/shared/ui/notice';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './form.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AccountFormMode = 'login' | 'register';

/** How a visitor became logged in. */
export type LoginMethod = 'logged-in' | 'registered';

/** Both forms, one at a time. The e-mail field keeps its value when the visitor switches. */
export function AccountForms({
  mode,
  onModeChange,
  onLoggedIn,
}: {
  mode: AccountFormMode;
  onModeChange: (mode: AccountFormMode) => void;
  onLoggedIn: (method: LoginMethod) => void;
}) {
  const t = useTexts();
  const [email, setEmail] = useState('');
  const [created, setCreated] = useState(false);
  return (
    <div className={styles.forms}>
      <div className={styles.modes} role="group" aria-label={t('mode.label')}>
        {(['login', 'register'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={mode === each} onClick={() => onModeChange(each)}>
            {t(`mode.${each}`)}
          </button>
        ))}
      </div>
      {created && mode === 'login' ? (
        <Notice tone="success">
          <p>{t('register.created')}</p>
        </Notice>
      ) : null}
      {mode === 'login' ? (
        <LoginForm email={email} onEmail={setEmail} onLoggedIn={() => onLoggedIn('logged-in')} />
      ) : (
        <RegisterForm
          email={email}
          onEmail={setEmail}
          onRegistered={() => onLoggedIn('registered')}
          onCreated={() => {
            setCreated(true);
            onModeChange('login');
          }}
        />
      )}
      <p className={styles.note}>{t('form.optional')}</p>
    </div>
  );
}
