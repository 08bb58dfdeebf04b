import { Notice } from '@trust/shared/ui/notice';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './form.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type Mode = 'login' | 'register';

/** How a visitor became logged in. */
export type Arrival = 'logged-in' | 'registered';

/** Both forms, one at a time; what stands in the e-mail field goes along. */
export function AccountForms({
  mode,
  onMode,
  onArrival,
}: {
  mode: Mode;
  onMode: (mode: Mode) => void;
  onArrival: (arrival: Arrival) => void;
}) {
  const t = useTexts();
  const [email, setEmail] = useState('');
  const [created, setCreated] = useState(false);
  return (
    <div className={styles.forms}>
      <div className={styles.modes} role="group" aria-label={t('mode.label')}>
        {(['login', 'register'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={mode === each} onClick={() => onMode(each)}>
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
        <LoginForm email={email} onEmail={setEmail} onLoggedIn={() => onArrival('logged-in')} />
      ) : (
        <RegisterForm
          email={email}
          onEmail={setEmail}
          onRegistered={() => onArrival('registered')}
          onCreated={() => {
            setCreated(true);
            onMode('login');
          }}
        />
      )}
      <p className={styles.note}>{t('form.optional')}</p>
    </div>
  );
}
