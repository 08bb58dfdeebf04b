/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMarkFollower, readChangeMark } from './change-mark.ts';

test.each([
  [200, '{"mark":"754:754:"}', '754:754:'],
  [200, '{"mark":""}', undefined],
  [200, 'nonsense', undefined],
  [503, '{"mark":"754:754:"}', undefined],
])('where the api answers %d with %s, the mark is %s', async (status, body, mark) => {
  const api = createServer((request, response) => {
    response.writeHead(request.url === '/changes' ? status : 404).end(body);
  }).listen(0);
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  expect(await readChangeMark(`http://localhost:${port}`, 60_000).catch(() => undefined)).toBe(mark);
  api.closeAllConnections();
  api.close();
});

test('an api that takes too long gives none', async () => {
  const api = createServer(() => undefined).listen(0);
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  await expect(readChangeMark(`http://localhost:${port}`, 1)).rejects.toThrow('timeout');
  api.closeAllConnections();
  api.close();
});

test('an api that is not there gives none', async () => {
  await expect(readChangeMark('http://127.0.0.1:1')).rejects.toThrow();
});

describe('the mark that a gateway has', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A gateway and its api, which answers after `takesMs`, and not at all to a mark that is undefined. */
  const startFollower = async (first: { mark: string | undefined } = { mark: '1' }) => {
    const api = { ...first, takesMs: 0, readings: 0, failures: 0 };
    const read = async () => {
      api.readings += 1;
      const { mark, takesMs } = api;
      if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs));
      if (mark === undefined) throw new Error('The api is down.');
      return mark;
    };
    const marks = createMarkFollower(read, () => (api.failures += 1));
    await marks.follow();
    return { api, marks, mark: () => marks.current()?.mark };
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  test('is read once a second, however many ask for it, and at once', async () => {
    const { api, marks } = await startFollower();
    for (let visitor = 0; visitor < 500; visitor += 1) expect(marks.current()?.mark).toBe('1');
    expect(api.readings).toBe(1);
    await pass(999);
    expect(api.readings).toBe(1);
    await pass(1);
    expect(api.readings).toBe(2);
    await pass(60_000);
    expect(api.readings).toBe(62);
    marks.stop();
    await pass(60_000);
    expect(api.readings).toBe(62);
  });

  test('is that of the last write within two seconds, also where the api takes almost as long as it may', async () => {
    const { api, mark } = await startFollower();
    api.takesMs = 749;
    // Just after a reading began.
    await pass(1_001);
    api.mark = '2';
    await pass(748);
    expect(mark()).toBe('1');
    await pass(1_000);
    expect(mark()).toBe('2');
  });

  test('is none from a reading that fails until one succeeds, of which the first failure is reported', async () => {
    const { api, mark } = await startFollower();
    api.mark = undefined;
    await pass(3_000);
    expect([mark(), api.failures]).toEqual([undefined, 1]);
    api.mark = '1';
    await pass(1_000);
    expect(mark()).toBe('1');
    api.mark = undefined;
    await pass(1_000);
    expect([mark(), api.failures]).toEqual([undefined, 2]);
  });

  test('is none before the first reading, nor after one that failed', async () => {
    const marks = createMarkFollower(async () => '1', jest.fn());
    expect(marks.current()).toBeUndefined();
    const { mark } = await startFollower({ mark: undefined });
    expect(mark()).toBeUndefined();
  });

  test('says nothing any more two seconds after it was asked for, where the next reading does not come', async () => {
    const { api, mark } = await startFollower();
    api.takesMs = 60_000;
    await pass(1_999);
    expect(mark()).toBe('1');
    await pass(1);
    expect(mark()).toBeUndefined();
  });

  test.each<[string, (api: { mark: string | undefined }) => Promise<void>]>([
    [
      'another',
      async (api) => {
        api.mark = '2';
        await pass(1_000);
      },
    ],
    [
      'a failure',
      async (api) => {
        api.mark = undefined;
        await pass(1_000);
      },
    ],
  ])(
    'has another number when it comes back after %s, since other rows may stand behind it',
    async (_what, happen) => {
      const { api, marks } = await startFollower();
      const first = marks.current();
      await pass(1_000);
      expect(marks.current()).toEqual(first);
      await happen(api);
      api.mark = '1';
      await pass(1_000);
      expect(marks.current()?.mark).toBe('1');
      expect(marks.current()?.number).not.toBe(first?.number);
    },
  );

  test('is another gateway’s, too, within two seconds, though each reads for itself', async () => {
    const { api, mark } = await startFollower();
    await pass(300);
    const other = createMarkFollower(async () => api.mark ?? '', jest.fn());
    await other.follow();
    await pass(300);
    api.mark = '2';
    await pass(1_000);
    expect([mark(), other.current()?.mark]).toEqual(['2', '2']);
  });
});
