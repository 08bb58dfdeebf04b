import type { Http, HttpRequest } from '@trust/shared/http';
import { Unavailable } from '@trust/shared/http';
import * as z from 'zod/mini';

/**
 * What a path answers: a value, an error to throw, or a function of the request that gives one of them. What is sent
 * is answered by the function at `POST <path>` with the reply as it is.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** A network that answers from a table; answers are read by the same schemas as real ones. */
export function fakeHttp(
  answers: Answers,
): Http & { asked: HttpRequest[]; answers: Record<string, unknown> } {
  const asked: HttpRequest[] = [];
  const table: Record<string, unknown> = { ...answers };
  return {
    asked,
    answers: table,
    async read(request, schema) {
      asked.push(request);
      const path = request.path.split('?')[0] ?? request.path;
      if (!(path in table)) throw new Error(`The test says nothing of ${path}`);
      const found = table[path];
      const answer: unknown = typeof found === 'function' ? found(request) : found;
      if (answer instanceof Error) throw answer;
      return z.parse(schema, answer);
    },
    async send(request) {
      asked.push(request);
      const found = table[`POST ${request.path}`];
      if (typeof found !== 'function') throw new Error(`The test says nothing of sending to ${request.path}`);
      return found(request);
    },
  };
}

/** No network, a time-out, or a server in trouble. */
export const outOfReach = () => new Unavailable('out of reach');
