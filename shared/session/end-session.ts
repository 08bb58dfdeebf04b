import { logOut, readToken } from '@trust/shared/session';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';

/** Logs out in this browser first. The promise settles when the server has revoked the token, or cannot be reached. */
export async function endSession(http: Http): Promise<void> {
  // Read before `logOut` removes it.
  const headers = { Authorization: `Bearer ${readToken() ?? ''}` };
  logOut();
  await http.send({ base: 'api', path: 'users/logout', method: 'POST', headers }, z.undefined());
}
