/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnonymousToken } from './anonymous-token.ts';
import { createVisitorToken } from './visitor-token.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T10:00:00Z');
let now = start;
let issued = 0;
let working = true;
let body: string | undefined;
let serverClock = 0;
let server: Server;
let api: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    issued += 1;
    if (!working) return request.socket.destroy();
    const expiresAt = new Date(now + serverClock + 5 * minute).toISOString();
    response.end(body ?? JSON.stringify({ token: `anonymous-${issued}`, expiresAt }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(() => server.close());

beforeEach(() => {
  now = start;
  issued = 0;
  working = true;
  body = undefined;
  serverClock = 0;
});

const source = () => createAnonymousToken(api, () => now);

test('an anonymous token is asked for once and kept', async () => {
  const tokens = source();
  await expect(tokens.token()).resolves.toBe('anonymous-1');
  now += 4 * minute;
  await expect(tokens.token()).resolves.toBe('anonymous-1');
});

test('one that is there is given without asking the server, until shortly before it expires', async () => {
  const tokens = createVisitorToken(() => undefined, source());
  expect(tokens.held()).toBeUndefined();
  await tokens.token();
  expect(tokens.held()).toBe('anonymous-1');
  now += 4.75 * minute;
  expect(tokens.held()).toBeUndefined();
  expect(issued).toBe(1);
});

test('it is renewed shortly before it expires', async () => {
  const tokens = source();
  await tokens.token();
  now += 4.75 * minute;
  await expect(tokens.token()).resolves.toBe('anonymous-2');
});

test('many calls at once ask for one token', async () => {
  const tokens = source();
  const all = await Promise.all(Array.from({ length: 20 }, () => tokens.token()));
  expect(new Set(all)).toEqual(new Set(['anonymous-1']));
  expect(issued).toBe(1);
});

test('when none can be had, calls go without one and it is asked for again half a minute later', async () => {
  const tokens = source();
  working = false;
  await expect(tokens.token()).resolves.toBeUndefined();
  await expect(tokens.token()).resolves.toBeUndefined();
  expect(issued).toBe(1);
  working = true;
  now += minute / 2;
  await expect(tokens.token()).resolves.toBe('anonymous-2');
});

test('an answer that is no token is reported, and the visitor calls without one', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  body = '{}';
  await expect(source().token()).resolves.toBeUndefined();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ name: 'ContractError' }));
});

test.each([
  ['a day ahead', -24 * 60 * minute],
  ['a day behind', 24 * 60 * minute],
])('a visitor whose clock is %s gets a token that still holds', async (_, difference) => {
  serverClock = difference;
  const tokens = source();
  await tokens.token();
  now += 0.4 * minute;
  await expect(tokens.token()).resolves.toBe('anonymous-1');
  now += 4.5 * minute;
  await expect(tokens.token()).resolves.toBe('anonymous-2');
});

test('a logged-in visitor calls with the stored token, and the server issues none', async () => {
  const tokens = createVisitorToken(() => 'stored', source());
  expect(tokens.held()).toBe('stored');
  await expect(tokens.token()).resolves.toBe('stored');
  expect(issued).toBe(0);
});

test('a visitor without an account calls with an anonymous token', async () => {
  await expect(createVisitorToken(() => undefined, source()).token()).resolves.toBe('anonymous-1');
});
