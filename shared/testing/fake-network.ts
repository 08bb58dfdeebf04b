import * as z from 'zod/mini';
import {
  NotFoundError,
  schemaFrom,
  UnavailableError,
  type Http,
  type HttpRequest,
  type SchemaSource,
} from '../http/http.ts';

/** What the server answers, by path: a value or an error. */
export type FakeAnswers = Readonly<Record<string, unknown>>;

/** A fake server for a screen. `answers` may be changed between calls. */
export function fakeNetwork(answers: FakeAnswers): Http {
  return {
    async read<Schema extends z.ZodMiniType>({ path }: HttpRequest, schema: SchemaSource<Schema>) {
      const answer = answers[path];
      if (answer instanceof NotFoundError || answer instanceof UnavailableError) throw answer;
      if (answer === undefined) throw new Error(`Nobody expected a call of ${path}.`);
      return z.parse(await schemaFrom(schema), answer);
    },
    send: () => Promise.reject(new Error('These screens send nothing.')),
    upload: () => Promise.reject(new Error('These screens upload nothing.')),
  };
}

/** A fake server that expects no call. */
export const noNetwork = fakeNetwork({});
