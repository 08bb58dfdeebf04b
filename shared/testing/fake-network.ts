import * as z from 'zod/mini';
import { NoSuchThing, Unavailable, type Http, type HttpRequest } from '../http/http.ts';

/** What the server answers to one path: a value, or what went wrong. */
export type Answers = Readonly<Record<string, unknown>>;

/** The server as seen from a screen. `answers` may be changed between calls. */
export function fakeNetwork(answers: Answers): Http {
  return {
    async read<Schema extends z.ZodMiniType>({ path }: HttpRequest, schema: Schema) {
      const answer = answers[path];
      if (answer instanceof NoSuchThing || answer instanceof Unavailable) throw answer;
      if (answer === undefined) throw new Error(`Nobody expected a call of ${path}.`);
      return z.parse(schema, answer);
    },
    send: () => Promise.reject(new Error('These screens send nothing.')),
  };
}

/** A server that nothing should be asked of. */
export const noNetwork = fakeNetwork({});
