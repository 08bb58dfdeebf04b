import { useSearch } from '@trust/shared/remote';
import { OwnQueries } from '@trust/shared/remote/queries/own-queries';
import { readToken, session } from '@trust/shared/session';
import { takeLoginReturn, THIS_TAB } from '@trust/shared/session/login-return';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AccountForms, type LoginMethod, type AccountFormMode } from '../../parts/account-forms.tsx';
import { announceRegistration } from '../../parts/registered.event.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountDetails } from './account-details.tsx';
import styles from './account.module.css';
import { findNext } from './account.rules.ts';

/** The forms for a visitor without a stored token, else the token's account. */
export function AccountPage() {
  const t = useTexts();
  const { search } = useSearch();
  const asked = search.get('next');
  const next = asked === THIS_TAB ? asked : findNext(asked);
  const [mode, setMode] = useState<AccountFormMode>(search.get('mode') === 'register' ? 'register' : 'login');
  const [hasActed, setHasActed] = useState(false);
  const token = useSyncExternalStore(session.subscribe, readToken, () => undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const loggedIn = token !== undefined;

  const wasLoggedIn = useRef(loggedIn);

  // The pressed control is gone, here or in the header, so focus moves to the new heading.
  useEffect(() => {
    if (hasActed || (wasLoggedIn.current && !loggedIn)) heading.current?.focus();
    wasLoggedIn.current = loggedIn;
  }, [hasActed, loggedIn]);

  const handleLoggedIn = (method: LoginMethod) => {
    setHasActed(true);
    // For the next logout.
    setMode('login');
    // A document load: the page may be one that needs a document of its own.
    const goesTo = findNext(takeLoginReturn(asked)) ?? findNext(asked);
    if (goesTo) window.location.assign(goesTo);
    else if (method === 'registered') announceRegistration();
  };

  if (loggedIn)
    return (
      // The queries belong to a token: when somebody else logs in, what was read of the first person is dropped.
      <OwnQueries key={token}>
        <AccountDetails heading={heading} onLogOut={() => setHasActed(true)} />
      </OwnQueries>
    );
  return (
    <div className={styles.account}>
      <h1 ref={heading} tabIndex={-1}>
        {t(`${mode}.title`)}
      </h1>
      <div className={styles.card}>
        <AccountForms mode={mode} next={next} onModeChange={setMode} onLoggedIn={handleLoggedIn} />
      </div>
    </div>
  );
}
