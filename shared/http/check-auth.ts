import { CheckedUser } from '../contract/users.ts';
import type { Http } from './http.ts';

/** Asks the server whether a stored token is valid; only a 401 means `invalid`. For the session's `start`. */
export async function checkAuth(http: Http, token: string): Promise<'valid' | 'invalid' | 'unknown'> {
  const headers = { Authorization: `Bearer ${token}` };
  const reply = await http.send({ base: 'api', path: 'users/checkAuth', headers }, CheckedUser);
  switch (reply.outcome) {
    case 'ok':
      return 'valid';
    case 'refused':
      return reply.status === 401 ? 'invalid' : 'unknown';
    case 'unreachable':
      return 'unknown';
  }
}
