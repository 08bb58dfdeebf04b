import { createLazyHttp } from './lazy-http.ts';
import type { Connect } from './visitor-http.ts';

/** One chunk holds axios and the parsing of answers: the first view of a page makes no call. */
const importHttp = () => import(/* webpackChunkName: "http" */ './visitor-http.ts');

/** Connects with the token that `readToken` returns, else with an anonymous one where it sends. The code comes with the first call. */
export function connectBy(readToken: () => string | undefined): Connect {
  let connection: Promise<Connect> | undefined;
  const load = () =>
    (connection ??= importHttp().then(
      ({ createVisitorConnection }) => createVisitorConnection(readToken),
      (error: unknown) => {
        connection = undefined;
        throw error;
      },
    ));
  return (config, language) => createLazyHttp(async () => (await load())(config, language));
}

/** Loads the http chunk once a field has the focus: pages are read without it, forms are sent by it. */
export function preloadHttp(): void {
  // The same listener each time: a page that is mounted again adds none.
  addEventListener('focusin', preloadForField);
}

function preloadForField({ target }: Event): void {
  if (!(target instanceof Element && target.matches('input,textarea,select'))) return;
  removeEventListener('focusin', preloadForField);
  // A failure is met by the call that needs it.
  importHttp().catch(() => undefined);
}
