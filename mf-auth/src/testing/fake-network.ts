import type { Http, HttpRequest, Reply } from '@trust/shared/http';
import * as z from 'zod/mini';

/** The server's reply by path: one, or several in turn, of which the last repeats. */
export type AuthAnswers = Readonly<Record<string, FakeReply | readonly FakeReply[]>>;
type FakeReply = Reply<unknown> | Promise<Reply<unknown>>;

export const asha = { firstName: 'Asha', lastName: 'Demo', email: 'asha@example.org' };
export const accepted: Reply<unknown> = {
  outcome: 'ok',
  data: { user: { token: 'token-of-asha', ...asha } },
};
export const unreachable: Reply<unknown> = { outcome: 'unreachable' };

export function refused(status: number, errors?: { field: string; message: string }[]): Reply<unknown> {
  return { outcome: 'refused', status, problem: { type: 'about:blank', title: 'Refused', status, errors } };
}

/** A fake server, and the requests that were sent to it. */
export function fakeNetwork(answers: AuthAnswers): { http: Http; sent: HttpRequest[] } {
  const sent: HttpRequest[] = [];
  const http: Http = {
    read: () => Promise.reject(new Error('These screens only send.')),
    upload: () => Promise.reject(new Error('These screens upload nothing.')),
    async send<Schema extends z.ZodMiniType>(request: HttpRequest, schema: Schema) {
      sent.push(request);
      const count = sent.filter(({ path }) => path === request.path).length;
      const answer = answers[request.path];
      const reply = await (Array.isArray(answer) ? (answer[count - 1] ?? answer.at(-1)) : answer);
      if (!reply) throw new Error(`Nobody expected a call of ${request.path}.`);
      return reply.outcome === 'ok' ? { ...reply, data: z.parse(schema, reply.data) } : reply;
    },
  };
  return { http, sent };
}
