import { DAY_MS } from '@trust/shared/contract/values/durations';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let passedMs: number;
beforeAll(async () => {
  api = await startTestApi({ requestsPerMinute: 2 });
});
afterAll(() => api.close());
beforeEach(() => {
  passedMs = 0;
  // A whole number: the sum of a fraction and 60,000 may be a little less than a minute later.
  const start = Math.ceil(performance.now());
  jest.spyOn(performance, 'now').mockImplementation(() => start + passedMs);
});
afterEach(() => jest.restoreAllMocks());

const ask = async (visitor: string) =>
  (await api.app.inject({ url: '/content/events-list', headers: { 'x-forwarded-for': visitor } })).statusCode;

test('a visitor over the limit may come again after a minute, although the clock was put back a day', async () => {
  const visitor = '198.51.100.1';
  expect([await ask(visitor), await ask(visitor), await ask(visitor)]).toEqual([200, 200, 429]);
  const yesterday = Date.now() - DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(yesterday);
  passedMs = 59_000;
  expect(await ask(visitor)).toBe(429);
  passedMs = 60_000;
  expect(await ask(visitor)).toBe(200);
});

test('a clock that is put forward a day does not begin the minute anew', async () => {
  const visitor = '198.51.100.2';
  expect([await ask(visitor), await ask(visitor)]).toEqual([200, 200]);
  const tomorrow = Date.now() + DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  expect(await ask(visitor)).toBe(429);
});
