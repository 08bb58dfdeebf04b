import { AnonymousToken } from '../contract/users.ts';
import { startDeadline } from './deadline.ts';
import { exchange } from './exchange.ts';
import { readReply } from './reply.ts';

const PATIENCE_MS = 3_000;

/** Asks for a token for a visitor without an account; undefined when none was given within three seconds. */
export async function askForToken(apiBase: string): Promise<AnonymousToken | undefined> {
  const url = `${apiBase}/users/anonymous-token`;
  const { signal, done } = startDeadline(PATIENCE_MS, undefined);
  try {
    const incoming = await exchange({ url, method: 'POST', headers: { Accept: 'application/json' }, signal });
    const reply = incoming && readReply(incoming, AnonymousToken, url);
    return reply?.kind === 'ok' ? reply.data : undefined;
  } finally {
    done();
  }
}
