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

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Loads the http chunk at the visitor's first interaction: who only looks at one page never downloads it. */
export function preloadHttp(): void {
  const preload = () => {
    for (const event of INTERACTION_EVENTS) removeEventListener(event, preload);
    // A failure is met by the call that needs it.
    importHttp().catch(() => undefined);
  };
  for (const event of INTERACTION_EVENTS) addEventListener(event, preload, { passive: true });
}
