/** @jest-environment node */
import * as z from 'zod/mini';
import { createHttp } from './create-http.ts';
import type { Reply, TokenSource } from './http.ts';
import { createLazyHttp } from './lazy-http.ts';
import { upload, type SendAttempt } from './upload.ts';

const request = { base: 'api', path: 'greeting' } as const;
/** Whose token never comes: what is sent waits for it. */
const waiting: TokenSource = { held: () => undefined, token: () => new Promise(() => undefined) };
const bases = { api: '/api', content: '/content', payments: '/payments' };
const http = createHttp({ bases, language: 'en', token: waiting });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** When the work ends, in ms. */
async function endOf(work: Promise<unknown>): Promise<number> {
  const begin = Date.now();
  let end: number | undefined;
  void work.finally(() => (end = Date.now())).catch(() => undefined);
  for (let second = 0; second < 400 && end === undefined; second += 1)
    await jest.advanceTimersByTimeAsync(1_000);
  return (end ?? Number.NaN) - begin;
}

test.each([
  ['a call', () => http.send(request, z.unknown()), 10_000],
  ['a call that a page can do without', () => http.send({ ...request, optional: true }, z.unknown()), 5_000],
  ['a call with a limit of its own', () => http.send({ ...request, timeoutMs: 60_000 }, z.unknown()), 60_000],
  [
    'a call whose code does not come',
    () => createLazyHttp(() => new Promise(() => undefined)).send(request, z.unknown()),
    10_000,
  ],
])('%s that nobody answers ends in time', async (_what, start, end) => {
  expect(await endOf(start())).toBe(end);
});

describe('a file', () => {
  const file = new Blob(['picture']);
  const send = (attempt: SendAttempt): Promise<Reply<unknown>> =>
    upload(attempt, { ...request, field: 'doc', file, fileName: 'a.jpg' }, z.unknown());

  test('of which nothing leaves ends after thirty seconds', async () => {
    expect(await endOf(send(untilAborted))).toBe(30_000);
  });

  test('that leaves slowly goes on as long as something leaves, and stops thirty seconds after that', async () => {
    const attempt: SendAttempt = async (_request, signal, onProgress) => {
      for (let share = 1; share <= 5; share += 1) {
        await new Promise((resolve) => setTimeout(resolve, 29_000));
        onProgress(share / 10);
      }
      return untilAborted(_request, signal, onProgress);
    };
    expect(await endOf(send(attempt))).toBe(5 * 29_000 + 30_000);
  });

  test('that has left waits two minutes for its answer', async () => {
    const attempt: SendAttempt = (sent, signal, onProgress) => {
      onProgress(1);
      return untilAborted(sent, signal, onProgress);
    };
    expect(await endOf(send(attempt))).toBe(120_000);
  });
});

const untilAborted: SendAttempt = (_request, signal) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
