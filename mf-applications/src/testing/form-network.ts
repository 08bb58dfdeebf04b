import type { Http, HttpRequest, Reply } from '@trust/shared/http';
import { fakeNetwork } from '@trust/shared/testing/fake-network';
import * as z from 'zod/mini';
import { sampleCategory } from './sample-category.ts';

/** How the server answers to what is sent; `data` is checked by the caller's schema. */
export type Answer = Reply<unknown> | Promise<Reply<unknown>>;

/** A server with two categories that answers what is sent in turn; `sent` collects the requests. */
export function formNetwork(
  answers: Answer[],
  category = sampleCategory(),
): Http & { readonly sent: HttpRequest[] } {
  const sent: HttpRequest[] = [];
  return {
    ...fakeNetwork({
      'project/get-category-list': [
        category,
        sampleCategory({ _id: '13', name: 'Shelter Home', additionalFields: [] }),
      ],
    }),
    sent,
    async send(request, schema) {
      sent.push(request);
      const { signal } = request;
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      const answer = await Promise.race([answers.shift(), aborted]);
      if (!answer) throw new Error(`Nobody expected a call of ${request.path}.`);
      return answer.outcome === 'ok' ? { outcome: 'ok', data: z.parse(schema, answer.data) } : answer;
    },
  };
}

/** An answer with an error status. */
export function refusal(status: number, errors?: { field: string; message: string }[]): Reply<never> {
  return {
    outcome: 'refused',
    status,
    problem: { type: 'about:blank', title: '', status, ...(errors && { errors }) },
  };
}
