import type { Language } from '@trust/shared/contract/languages';
import { storeLoginReturn, THIS_TAB } from '@trust/shared/session/login-return';
import type { FormEvent } from 'react';
import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import { hasPrivateAddress, isPaymentPage, routeOf } from '../../routes.ts';
import { frameTexts } from '../frame.texts.ts';
import styles from './account.module.css';

/** The visitor's session and the shell's actions. Without `onLogin` Login is a link to a page. */
export interface AccountProps {
  readonly session: { readonly authenticated: boolean; readonly firstName: string };
  readonly onLogin?: () => void;
  readonly onLogout?: () => void;
}

/** Login for an anonymous visitor; name and Log out for one who is logged in. */
export function Account({
  language,
  path,
  session,
  onLogin,
  onLogout,
}: AccountProps & { language: Language; path: string }) {
  const t = frameTexts[language];
  if (session.authenticated) {
    return (
      <>
        <a className={styles.name} href={ACCOUNT_PATH} title={t.account}>
          {session.firstName || t.account}
        </a>
        <button type="button" className={styles.button} onClick={onLogout}>
          {t.logout}
        </button>
      </>
    );
  }
  const login = (event: FormEvent) => {
    if (!onLogin) {
      storeLoginReturn();
      return;
    }
    event.preventDefault();
    onLogin();
  };
  return (
    <form className={styles.form} action={ACCOUNT_PATH} onSubmit={login}>
      <input type="hidden" name="next" value={nextOf(path)} />
      <button type="submit" className={styles.button}>
        {t.login}
      </button>
    </form>
  );
}

/** What the account page may know of this one: not what a donor typed, nor the key of an application. */
function nextOf(path: string): string {
  const pathname = path.split('?')[0] ?? '';
  const route = routeOf(pathname);
  if (isPaymentPage(route)) return pathname;
  return hasPrivateAddress(route) ? THIS_TAB : path;
}
