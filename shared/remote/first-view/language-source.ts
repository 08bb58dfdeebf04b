import { isLanguage, type Language } from '../../contract/languages.ts';
import { LANGUAGE_COOKIE } from '../../i18n/language-cookie.ts';
import type { LanguageSource } from '../host.ts';
import { replaceAddress } from './history/replace-address.ts';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * The page's language. `change` switches it without a document load, so that form input stays. Going back or forward to
 * an address with `lang` switches to that language.
 */
export function createLanguageSource(
  initial: Language,
): Required<LanguageSource> & { change(language: Language): void } {
  let language = initial;
  const listeners = new Set<() => void>();
  rememberOnceSeen(initial);
  const source = {
    initial: () => initial,
    current: () => language,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: Language) {
      if (next === language) return;
      language = next;
      remember(next);
      document.documentElement.lang = next;
      const address = new URL(location.href);
      if (address.searchParams.has('lang')) {
        address.searchParams.set('lang', next);
        replaceAddress(address);
      }
      for (const listener of listeners) listener();
    },
  };
  window.addEventListener('popstate', () => {
    const named = languageOfAddress();
    if (isLanguage(named)) source.change(named);
  });
  return source;
}

const languageOfAddress = () => new URL(location.href).searchParams.get('lang');

function remember(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
}

/** The server stores no language that the address of a page names while a browser only loads it ahead. */
function rememberOnceSeen(language: Language): void {
  if (languageOfAddress() !== language) return;
  if (document.visibilityState === 'visible') remember(language);
  else document.addEventListener('visibilitychange', () => remember(language), { once: true });
}
