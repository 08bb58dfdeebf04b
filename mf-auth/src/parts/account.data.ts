import {
  CheckedUser,
  CreatedUser,
  LoggedIn,
  type Credentials,
  type NewUser,
} from '@trust/shared/contract/users';
import type { Http, Reply } from '@trust/shared/http';
import { logIn, logOut, readToken } from '@trust/shared/session';
import * as z from 'zod/mini';

/** How a login went. `refused` says nothing of whether the account exists. */
export type LoginOutcome = 'logged-in' | 'refused' | 'too-many' | 'unavailable';

/** How a registration went. `created` without a login happens when the connection fails in between. */
export type RegisterOutcome =
  | { readonly outcome: 'logged-in' | 'created' | 'taken' | 'too-many' | 'unavailable' }
  | { readonly outcome: 'invalid'; readonly errors: readonly { field: string; message: string }[] };

/** Logs the visitor in, on every page and in every tab. */
export async function requestLogin(http: Http, credentials: Credentials): Promise<LoginOutcome> {
  const reply = await post(http, 'users/authenticate', credentials, LoggedIn);
  if (reply.kind === 'ok') {
    logIn(reply.data.user);
    return 'logged-in';
  }
  const trouble = troubleOf(reply);
  return trouble === 'invalid' ? 'refused' : trouble;
}

/** Creates an account and logs in with it. */
export async function requestRegistration(http: Http, user: NewUser): Promise<RegisterOutcome> {
  const reply = await post(http, 'users/create', user, CreatedUser);
  if (reply.kind === 'ok') {
    const login = await requestLogin(http, { username: user.email, password: user.password });
    return { outcome: login === 'logged-in' ? login : 'created' };
  }
  if (reply.kind === 'refused' && reply.status === 409) return { outcome: 'taken' };
  const trouble = troubleOf(reply);
  if (trouble !== 'invalid') return { outcome: trouble };
  return { outcome: 'invalid', errors: (reply.kind === 'refused' && reply.problem.errors) || [] };
}

/** The logged-in visitor's own record. A refusal of the token logs out; undefined then. */
export async function readAccount(http: Http): Promise<CheckedUser | undefined> {
  const token = readToken();
  const reply = await http.send({ base: 'api', path: 'users/checkAuth' }, CheckedUser);
  if (reply.kind === 'ok') return reply.data;
  if (reply.kind !== 'refused' || reply.status !== 401) throw new Error('The account could not be read.');
  // Whoever logged in meanwhile stays so.
  if (readToken() === token) logOut();
  return undefined;
}

/** Logs out here at once; that the server forgets the token too is asked for, and not waited on. */
export async function endSession(http: Http): Promise<void> {
  const headers = { Authorization: `Bearer ${readToken() ?? ''}` };
  logOut();
  await http.send({ base: 'api', path: 'users/logout', method: 'POST', headers }, z.undefined());
}

function post<Schema extends z.ZodMiniType>(http: Http, path: string, body: unknown, schema: Schema) {
  return http.send({ base: 'api', path, method: 'POST', body }, schema);
}

function troubleOf(reply: Exclude<Reply<unknown>, { kind: 'ok' }>): 'invalid' | 'too-many' | 'unavailable' {
  if (reply.kind === 'unreachable' || reply.status >= 500) return 'unavailable';
  return reply.status === 429 ? 'too-many' : 'invalid';
}
