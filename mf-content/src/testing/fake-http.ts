import type { Http, HttpRequest } from '@trust/shared/http';
import { schemaFrom, UnavailableError } from '@trust/shared/http';
import * as z from 'zod/mini';

/**
 * By path: a value, an error to throw, or a function of the request that returns one of them. `send` uses the function
 * at `POST <path>`, which returns the reply.
 */
export type ContentAnswers = Readonly<Record<string, unknown>>;

/** A network that answers from a table. Answers are parsed by the same schemas as real ones. */
export function fakeHttp(
  answers: ContentAnswers,
): Http & { requests: HttpRequest[]; answers: Record<string, unknown> } {
  const requests: HttpRequest[] = [];
  const table: Record<string, unknown> = { ...answers };
  return {
    requests,
    answers: table,
    async read(request, schema) {
      requests.push(request);
      const path = request.path.split('?')[0] ?? request.path;
      if (!(path in table)) throw new Error(`The test says nothing of ${path}`);
      const found = table[path];
      const answer: unknown = typeof found === 'function' ? found(request) : found;
      if (answer instanceof Error) throw answer;
      return z.parse(await schemaFrom(schema), answer);
    },
    async send(request) {
      requests.push(request);
      const found = table[`POST ${request.path}`];
      if (typeof found !== 'function') throw new Error(`The test says nothing of sending to ${request.path}`);
      return found(request);
    },
    upload: () => Promise.reject(new Error('These screens upload nothing.')),
  };
}

/** As for no network, a timeout, or an error of the server. */
export const createUnavailable = () => new UnavailableError('out of reach');
