import { useSearch } from '@trust/shared/remote';
import { readToken, session } from '@trust/shared/session';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AccountForms, type Arrival, type Mode } from '../../parts/account-forms.tsx';
import { announceRegistration } from '../../parts/registered.event.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountDetails } from './account-details.tsx';
import styles from './account.module.css';
import { findNext } from './account.rules.ts';

/** The forms for a visitor without a stored token, else the account it belongs to. */
export function AccountPage() {
  const t = useTexts();
  const next = findNext(useSearch().search);
  const [mode, setMode] = useState<Mode>('login');
  const [acted, setActed] = useState(false);
  const token = useSyncExternalStore(session.subscribe, readToken, () => undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const loggedIn = token !== undefined;

  const wasLoggedIn = useRef(loggedIn);

  // What was pressed is gone, here or in the page's header, so focus goes to what came instead.
  useEffect(() => {
    if (acted || (wasLoggedIn.current && !loggedIn)) heading.current?.focus();
    wasLoggedIn.current = loggedIn;
  }, [acted, loggedIn]);

  const arrive = (arrival: Arrival) => {
    setActed(true);
    // For whoever logs out again.
    setMode('login');
    // A document load: the page may be one that keeps its document to itself.
    if (next) window.location.assign(next);
    else if (arrival === 'registered') announceRegistration();
  };

  if (loggedIn) return <AccountDetails key={token} heading={heading} onLogOut={() => setActed(true)} />;
  return (
    <div className={styles.account}>
      <h1 ref={heading} tabIndex={-1}>
        {t(`${mode}.title`)}
      </h1>
      <div className={styles.card}>
        <AccountForms mode={mode} onMode={setMode} onArrival={arrive} />
      </div>
    </div>
  );
}
