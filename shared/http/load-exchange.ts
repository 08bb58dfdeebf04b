import type { Incoming, Outgoing } from './exchange.ts';

/** Makes one exchange, loading axios first: the first view of a page needs no call. Undefined when no answer came. */
export async function exchangeLazily(outgoing: Outgoing): Promise<Incoming | undefined> {
  const loaded = await load();
  return loaded?.exchange(outgoing);
}

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;

/** Loads the http chunk once the visitor does something: who only looks at one page never pays for it. */
export function warmHttp(): void {
  const warm = () => {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, warm);
    void load();
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, warm, { passive: true });
}

/** A chunk that does not arrive is a network without an answer; the next call loads it again. */
function load() {
  return import(/* webpackChunkName: "http" */ './exchange.ts').catch(() => undefined);
}
