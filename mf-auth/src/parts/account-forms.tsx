import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import { Notice } from '@trust/shared/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './form.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { TypedAccount } from './use-account-form.ts';

const NOTHING_TYPED: TypedAccount = { email: '', firstName: '', lastName: '' };

export type AccountFormMode = 'login' | 'register';

/** How a visitor became logged in. */
export type LoginMethod = 'logged-in' | 'registered';

/** Both forms, one at a time. Until React has taken the page over, a button loads the account page with its form (`?mode=`). */
export function AccountForms({
  mode,
  next,
  onModeChange,
  onLoggedIn,
}: {
  mode: AccountFormMode;
  /** The page of the site to which a visitor goes on from the account page. */
  next?: string | undefined;
  onModeChange: (mode: AccountFormMode) => void;
  onLoggedIn: (method: LoginMethod) => void;
}) {
  const t = useTexts();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const onTyped = (change: Partial<TypedAccount>) => setTyped((now) => ({ ...now, ...change }));
  const box = useRef<HTMLDivElement>(null);
  /** Also what was typed before scripts ran, or filled in without an event. */
  const noteTyped = () => {
    for (const { name, value } of box.current?.querySelectorAll('input') ?? [])
      if (name in NOTHING_TYPED && value) setTyped((now) => ({ ...now, [name]: value }));
  };
  useEffect(noteTyped, []);
  const [created, setCreated] = useState(false);
  return (
    <div ref={box} className={styles.forms}>
      <form action={ACCOUNT_PATH}>
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <div className={styles.modes} role="group" aria-label={t('mode.label')}>
          {(['login', 'register'] as const).map((each) => (
            <button
              key={each}
              type="submit"
              name="mode"
              value={each}
              aria-pressed={mode === each}
              onClick={(event) => {
                event.preventDefault();
                noteTyped();
                onModeChange(each);
              }}
            >
              {t(`mode.${each}`)}
            </button>
          ))}
        </div>
      </form>
      {created && mode === 'login' ? (
        <Notice tone="success">
          <p>{t('register.created')}</p>
        </Notice>
      ) : null}
      {mode === 'login' ? (
        <LoginForm typed={typed} onTyped={onTyped} onLoggedIn={() => onLoggedIn('logged-in')} />
      ) : (
        <RegisterForm
          typed={typed}
          onTyped={onTyped}
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
