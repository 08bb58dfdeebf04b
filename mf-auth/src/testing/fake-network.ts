import type { Http, HttpRequest, Reply } from '@trust/shared/http';
import * as z from 'zod/mini';

/** What the server says to one path: a value, or several in turn, the last one from then on. */
export type Answers = Readonly<Record<string, FakeReply | readonly FakeReply[]>>;
type FakeReply = Reply<unknown> | Promise<Reply<unknown>>;

export const asha = { firstName: 'Asha', lastName: 'Demo', email: 'asha@example.org' };
export const accepted: Reply<unknown> = { kind: 'ok', data: { user: { token: 'token-of-asha', ...asha } } };
export const unreachable: Reply<unknown> = { kind: 'unreachable' };

export function refused(status: number, errors?: { field: string; message: string }[]): Reply<unknown> {
  return { kind: 'refused', status, problem: { type: 'about:blank', title: 'Refused', status, errors } };
}

/** The server as seen from a screen, and what was sent to it. */
export function fakeNetwork(answers: Answers): { http: Http; sent: HttpRequest[] } {
  const sent: HttpRequest[] = [];
  const http: Http = {
    read: () => Promise.reject(new Error('These screens only send.')),
    async send<Schema extends z.ZodMiniType>(request: HttpRequest, schema: Schema) {
      sent.push(request);
      const count = sent.filter(({ path }) => path === request.path).length;
      const answer = answers[request.path];
      const reply = await (Array.isArray(answer) ? (answer[count - 1] ?? answer.at(-1)) : answer);
      if (!reply) throw new Error(`Nobody expected a call of ${request.path}.`);
      return reply.kind === 'ok' ? { ...reply, data: z.parse(schema, reply.data) } : reply;
    },
  };
  return { http, sent };
}
