import type * as z from 'zod/mini';
import type { AnonymousToken } from '../contract/users.ts';
import type { Incoming, Outgoing } from './exchange.ts';
import type { Reply } from './http.ts';

// One chunk holds all that a call takes, axios and the reading of answers: the first view of a page needs no call.

/** Makes one exchange. Undefined when no answer came. */
export async function exchangeLazily(outgoing: Outgoing): Promise<Incoming | undefined> {
  const loaded = await load();
  return loaded?.exchange(outgoing);
}

/** Reads an answer, whose exchange has loaded the chunk. Throws ContractBroken where a success is not as the contract says. */
export async function readReplyLazily<Schema extends z.ZodMiniType>(
  incoming: Incoming,
  schema: Schema,
  url: string,
): Promise<Reply<z.output<Schema>>> {
  const { readReply } = await import(/* webpackChunkName: "http" */ './reply.ts');
  return readReply(incoming, schema, url);
}

/** Asks for a token for a visitor without an account; undefined when none was given. */
export async function askForTokenLazily(apiBase: string): Promise<AnonymousToken | undefined> {
  const { askForToken } = await import(/* webpackChunkName: "http" */ './ask-for-token.ts');
  return askForToken(apiBase);
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
