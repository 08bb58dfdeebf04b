import type { FieldError } from '@trust/shared/contract/field-error';
import { CreatedUser, LoggedIn, type Credentials, type NewUser } from '@trust/shared/contract/users';
import type { Http, Reply } from '@trust/shared/http';
import { logIn } from '@trust/shared/session';
import type * as z from 'zod/mini';

/** How a login ended. `refused` does not reveal whether the account exists. */
export type LoginOutcome = 'logged-in' | 'refused' | 'too-many' | 'unavailable';

/** How a registration ended. `created`: the account exists, and the login after it failed. */
export type RegisterOutcome =
  | { readonly outcome: 'logged-in' | 'created' | 'taken' | 'too-many' | 'unavailable' }
  | { readonly outcome: 'invalid'; readonly errors: readonly FieldError[] };

/** Logs the visitor in, on every page and in every tab. */
export async function requestLogin(http: Http, credentials: Credentials): Promise<LoginOutcome> {
  const reply = await post(http, 'users/authenticate', credentials, LoggedIn);
  if (reply.outcome === 'ok') {
    logIn(reply.data.user);
    return 'logged-in';
  }
  const failure = failureOf(reply);
  return failure === 'invalid' ? 'refused' : failure;
}

/** Creates an account and logs in with it. */
export async function requestRegistration(http: Http, user: NewUser): Promise<RegisterOutcome> {
  const reply = await post(http, 'users/create', user, CreatedUser);
  if (reply.outcome === 'ok') {
    const login = await requestLogin(http, { username: user.email, password: user.password });
    return { outcome: login === 'logged-in' ? login : 'created' };
  }
  if (reply.outcome === 'refused' && reply.status === 409) return { outcome: 'taken' };
  const failure = failureOf(reply);
  if (failure !== 'invalid') return { outcome: failure };
  return { outcome: 'invalid', errors: (reply.outcome === 'refused' && reply.problem.errors) || [] };
}

function post<Schema extends z.ZodMiniType>(http: Http, path: string, body: unknown, schema: Schema) {
  return http.send({ base: 'api', path, method: 'POST', body }, schema);
}

function failureOf(
  reply: Exclude<Reply<unknown>, { outcome: 'ok' }>,
): 'invalid' | 'too-many' | 'unavailable' {
  if (reply.outcome === 'unreachable' || reply.status >= 500) return 'unavailable';
  return reply.status === 429 ? 'too-many' : 'invalid';
}
