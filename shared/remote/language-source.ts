import type { Language } from '../contract/language.ts';
import type { LanguageSource } from './host.ts';

const YEAR_IN_SECONDS = 31_536_000;

/** The cookie in which the server finds the language of a returning visitor. */
export const LANGUAGE_COOKIE = 'lang';

/**
 * The page's language, which `change` switches without a document load: what was typed stays. Going back or forward to
 * an address that names a language switches to that one.
 */
export function createLanguageSource(
  initial: Language,
): LanguageSource & { change(language: Language): void } {
  let language = initial;
  const listeners = new Set<() => void>();
  const source = {
    current: () => language,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: Language) {
      if (next === language) return;
      language = next;
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${LANGUAGE_COOKIE}=${next}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
      document.documentElement.lang = next;
      const address = new URL(location.href);
      if (address.searchParams.has('lang')) {
        address.searchParams.set('lang', next);
        history.replaceState(history.state, '', address);
      }
      for (const listener of listeners) listener();
    },
  };
  window.addEventListener('popstate', () => {
    const named = new URL(location.href).searchParams.get('lang');
    if (isLanguage(named)) source.change(named);
  });
  return source;
}

/** Told without the schema, which would make every first view carry the library that it is written with. */
function isLanguage(name: string | null): name is Language {
  return name === 'en' || name === 'ml';
}
