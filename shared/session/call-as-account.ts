import type * as z from 'zod/mini';
import { UnavailableError, type Http, type HttpRequest } from '../http/http.ts';
// By its public name: federation shares the store under that name, and a relative import would make a second one.
import { logOut, readToken } from '@trust/shared/session';

/**
 * Makes a call that only a logged-in visitor may make. A 401 logs the visitor out, and gives undefined. Throws
 * UnavailableError for every other failure.
 */
export async function callAsAccount<Schema extends z.ZodMiniType>(
  http: Http,
  request: HttpRequest,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const token = readToken();
  const reply = await http.send(request, schema);
  if (reply.outcome === 'ok') return reply.data;
  if (reply.outcome !== 'refused' || reply.status !== 401)
    throw new UnavailableError(`${request.path} did not answer.`);
  // Another login may have replaced the token meanwhile.
  if (readToken() === token) logOut();
  return undefined;
}
