import { AnonymousToken } from '../../contract/users.ts';
import { startDeadline } from '../deadline.ts';
import { exchange } from '../exchange.ts';
import { readReply } from '../reply.ts';

const TIMEOUT_MS = 3_000;

/** Requests a token for a visitor without an account; undefined when none came within three seconds. */
export async function requestToken(apiBase: string): Promise<AnonymousToken | undefined> {
  const url = `${apiBase}/users/anonymous-token`;
  const { signal, clear } = startDeadline(TIMEOUT_MS, undefined);
  try {
    const response = await exchange({ url, method: 'POST', headers: { Accept: 'application/json' }, signal });
    const reply = response && readReply(response, AnonymousToken, url);
    return reply?.outcome === 'ok' ? reply.data : undefined;
  } finally {
    clear();
  }
}
