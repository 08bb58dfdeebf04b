import * as z from 'zod/mini';
import { UnavailableError, type Http } from './http.ts';
import { createLazyHttp } from './lazy-http.ts';

const request = { base: 'api', path: 'greeting' } as const;
const upload = { ...request, field: 'doc', file: new Blob(), fileName: 'a.jpg' } as const;
const hangs = () => new Promise<Http>(() => undefined);

/** Answers every call with its path. */
const loaded = {
  read: jest.fn(async ({ path }) => path),
  send: jest.fn(async ({ path }) => ({ outcome: 'ok', data: path })),
  upload: jest.fn(async ({ path }) => ({ outcome: 'ok', data: path })),
} as unknown as Http;

test('the first call loads the client, which makes it', async () => {
  const load = jest.fn(async () => loaded);
  const http = createLazyHttp(load);
  expect(load).not.toHaveBeenCalled();
  expect(await http.read(request, z.string())).toBe('greeting');
  expect(await http.send(request, z.string())).toEqual({ outcome: 'ok', data: 'greeting' });
  expect(await http.upload(upload, z.string())).toEqual({ outcome: 'ok', data: 'greeting' });
});

test('a client that cannot be loaded is a server without an answer, and the next call loads it again', async () => {
  const load = jest.fn(async () => loaded);
  for (let call = 0; call < 3; call += 1) load.mockRejectedValueOnce(new Error('no chunk'));
  const http = createLazyHttp(load);
  await expect(http.read(request, z.string())).rejects.toThrow(UnavailableError);
  expect(await http.send(request, z.string())).toEqual({ outcome: 'unreachable' });
  expect(await http.upload(upload, z.string())).toEqual({ outcome: 'unreachable' });
  expect(await http.read(request, z.string())).toBe('greeting');
});

test('a client that does not come ends the call at its time limit', async () => {
  const http = createLazyHttp(hangs);
  await expect(http.read({ ...request, timeoutMs: 20 }, z.string())).rejects.toThrow(UnavailableError);
  expect(await http.send({ ...request, timeoutMs: 20 }, z.string())).toEqual({ outcome: 'unreachable' });
});

test('a call that its page no longer wants does not wait for the client', async () => {
  const leaving = new AbortController();
  const reading = createLazyHttp(hangs).read({ ...request, signal: leaving.signal }, z.string());
  leaving.abort(new Error('page left'));
  await expect(reading).rejects.toThrow('page left');
});

test('the schema of an answer loads beside the client', async () => {
  const schema = jest.fn(async () => z.string());
  void createLazyHttp(hangs).read(request, schema);
  expect(schema).toHaveBeenCalled();
});
