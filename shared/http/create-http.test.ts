/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { checkAuth } from './check-auth.ts';
import { createHttp } from './create-http.ts';
import { ContractError, NotFoundError, UnavailableError, type TokenSource } from './http.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const Greeting = z.object({ greeting: z.string() });
const greets: Answer = (_, response) => response.end('{"greeting":"Namaskaram"}');
const hangsUp: Answer = (request) => request.socket.destroy();
const neverAnswers: Answer = () => undefined;
const withStatus =
  (status: number, body = ''): Answer =>
  (_, response) =>
    response.writeHead(status).end(body);

const requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let answers: Answer[] = [];
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      answer?.(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  requests.length = 0;
});

const holding = (token: string | undefined): TokenSource => ({ held: () => token, token: async () => token });
const noToken = holding(undefined);
/** Whose anonymous token never comes. */
const waiting: TokenSource = { held: () => undefined, token: () => new Promise(() => undefined) };

function http({
  token = noToken,
  waited = [],
  optionalTimeoutMs,
  random = () => 0.5,
}: {
  token?: TokenSource;
  waited?: number[];
  optionalTimeoutMs?: number;
  random?: () => number;
} = {}) {
  return createHttp({
    ...(optionalTimeoutMs === undefined ? {} : { optionalTimeoutMs, timeoutMs: 600_000 }),
    bases: { api: `${base}/api`, content: `${base}/content`, payments: `${base}/payments` },
    language: 'ml',
    token,
    headers: { 'X-Forwarded-For': '192.0.2.7' },
    wait: async (ms) => void waited.push(ms),
    random,
  });
}

const greeting = { base: 'api', path: 'greeting' } as const;

test('a call goes to its base with the language and the bearer token', async () => {
  answers = [greets];
  const client = http({ token: holding('token-of-asha') });
  const body = { _id: 1001 };
  await expect(client.read({ ...greeting, method: 'POST', body }, Greeting)).resolves.toEqual({
    greeting: 'Namaskaram',
  });
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/api/greeting',
      headers: {
        authorization: 'Bearer token-of-asha',
        'accept-language': 'ml',
        'x-forwarded-for': '192.0.2.7',
        'content-type': 'application/json',
      },
      body: '{"_id":1001}',
    },
  ]);
});

test('a header of the call itself comes before those that every call has', async () => {
  answers = [greets];
  const headers = { Authorization: 'Bearer other', 'X-Forwarded-For': '192.0.2.8', 'Idempotency-Key': 'key' };
  await http({ token: holding('token-of-asha') }).send({ ...greeting, headers }, Greeting);
  expect(requests).toMatchObject([
    {
      method: 'GET',
      headers: {
        authorization: 'Bearer other',
        'x-forwarded-for': '192.0.2.8',
        'idempotency-key': 'key',
        accept: 'application/json, application/problem+json',
      },
    },
  ]);
});

test('without a token the call is made all the same', async () => {
  answers = [greets];
  await http().read({ base: 'content', path: 'events-list/12?_format=json' }, Greeting);
  expect(requests[0]?.url).toBe('/content/events-list/12?_format=json');
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

describe('a read', () => {
  test.each([502, 503, 504])('that meets %i is tried once more, after a short pause', async (status) => {
    answers = [withStatus(status), greets];
    const waited: number[] = [];
    await expect(http({ waited }).read(greeting, Greeting)).resolves.toEqual({ greeting: 'Namaskaram' });
    expect(waited).toEqual([400]);
  });

  test.each([
    [0, 200],
    [1, 600],
  ])('waits from 200 to 600 ms before the second try (%d: %i ms)', async (share, pause) => {
    answers = [withStatus(503), greets];
    const waited: number[] = [];
    await http({ waited, random: () => share }).read(greeting, Greeting);
    expect(waited).toEqual([pause]);
  });

  test('that loses its connection is tried once more', async () => {
    answers = [hangsUp, greets];
    await expect(http().read(greeting, Greeting)).resolves.toEqual({ greeting: 'Namaskaram' });
  });

  test('is tried twice at most, and then says that it could not be had', async () => {
    answers = [withStatus(503)];
    await expect(http().read(greeting, Greeting)).rejects.toThrow(UnavailableError);
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 408, 429, 500, 501, 505])('that meets %i is not tried again', async (status) => {
    answers = [withStatus(status)];
    await expect(http().read(greeting, Greeting)).rejects.toThrow(UnavailableError);
    expect(requests).toHaveLength(1);
  });

  test('of something that does not exist says so', async () => {
    answers = [withStatus(404, '{"type":"about:blank","title":"Not Found","status":404}')];
    await expect(http().read(greeting, Greeting)).rejects.toThrow(NotFoundError);
    expect(requests).toHaveLength(1);
  });

  test('without an answer ends at its time limit', async () => {
    answers = [neverAnswers];
    await expect(http().read({ ...greeting, timeoutMs: 40 }, Greeting)).rejects.toThrow(UnavailableError);
    // None where the limit came before the request, and never a second one.
    expect(requests.length).toBeLessThan(2);
  });

  test('that is optional ends at the limit of optional reads', async () => {
    answers = [neverAnswers];
    await expect(
      http({ optionalTimeoutMs: 40 }).read({ ...greeting, optional: true }, Greeting),
    ).rejects.toThrow(UnavailableError);
  });

  test('waits for no token: without one that is there it goes without', async () => {
    answers = [greets];
    await http({ token: waiting }).read({ ...greeting, method: 'POST' }, Greeting);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('that its page no longer wants ends with what the page said', async () => {
    answers = [neverAnswers];
    const leaving = new AbortController();
    const reading = http().read({ ...greeting, signal: leaving.signal }, Greeting);
    leaving.abort(new Error('page left'));
    await expect(reading).rejects.toThrow('page left');
  });

  test.each([200, 201, 299])('answered with %i has succeeded', async (status) => {
    answers = [withStatus(status, '{"greeting":"Namaskaram"}')];
    await expect(http().read(greeting, Greeting)).resolves.toEqual({ greeting: 'Namaskaram' });
  });

  test('answered with 304 has not succeeded, whatever it holds', async () => {
    answers = [withStatus(304, '{"greeting":"Namaskaram"}')];
    await expect(http().read(greeting, Greeting)).rejects.toThrow(UnavailableError);
  });

  test.each([['{"greeting":5}'], ['<html>'], ['']])('answered with %j breaks the contract', async (body) => {
    answers = [withStatus(200, body)];
    await expect(http().read(greeting, Greeting)).rejects.toThrow(ContractError);
  });

  test('answered with a page instead of JSON breaks the contract, even where any answer would do', async () => {
    answers = [withStatus(200, '<html>')];
    await expect(http().read(greeting, z.unknown())).rejects.toThrow(ContractError);
  });

  test('that breaks the contract says where, without the values', async () => {
    answers = [withStatus(200, '{"greeting":{"phone":"0000000000"}}')];
    const broken = http().read(greeting, Greeting);
    await expect(broken).rejects.toThrow('greeting invalid_type');
    await expect(broken).rejects.not.toThrow('0000000000');
  });
});

describe('something sent', () => {
  test('is sent once, whatever happens to it', async () => {
    answers = [hangsUp];
    await expect(http().send(greeting, Greeting)).resolves.toEqual({ outcome: 'unreachable' });
    answers = [withStatus(503)];
    await expect(http().send(greeting, Greeting)).resolves.toMatchObject({ outcome: 'refused', status: 503 });
    expect(requests).toHaveLength(2);
  });

  test('and refused brings the reason', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Already there' };
    answers = [withStatus(409, JSON.stringify(problem))];
    await expect(http().send(greeting, Greeting)).resolves.toEqual({
      outcome: 'refused',
      status: 409,
      problem,
    });
  });

  test.each([['<h1>Bad Gateway</h1>'], ['{"oops":true}'], ['']])(
    'and refused with %j has a plain reason',
    async (body) => {
      answers = [withStatus(502, body)];
      await expect(http().send(greeting, Greeting)).resolves.toEqual({
        outcome: 'refused',
        status: 502,
        problem: { type: 'about:blank', title: 'HTTP 502', status: 502 },
      });
    },
  );

  test('waits for its token, within its time limit', async () => {
    answers = [greets];
    const requested: TokenSource = { held: () => undefined, token: async () => 'anonymous-1' };
    await http({ token: requested }).send(greeting, Greeting);
    expect(requests).toMatchObject([{ headers: { authorization: 'Bearer anonymous-1' } }]);
    await expect(http({ token: waiting }).send({ ...greeting, timeoutMs: 20 }, Greeting)).resolves.toEqual({
      outcome: 'unreachable',
    });
  });

  test('may be answered with nothing', async () => {
    answers = [withStatus(204)];
    await expect(http().send(greeting, z.undefined())).resolves.toEqual({ outcome: 'ok', data: undefined });
  });

  test('and answered against the contract is a fault, not a bad network', async () => {
    answers = [withStatus(201, '{}')];
    await expect(http().send(greeting, Greeting)).rejects.toThrow(ContractError);
  });
});

describe('a file', () => {
  const file = new Blob(['picture '.repeat(1000)], { type: 'image/jpeg' });
  const upload = { base: 'api', path: 'upload', field: 'doc', file, fileName: 'draft-1::house.jpg' } as const;

  test('is sent as a form under its name, with the token, and the percents that have left are reported', async () => {
    answers = [greets];
    const percents: number[] = [];
    const client = http({ token: holding('token-of-asha') });
    await expect(
      client.upload({ ...upload, onProgress: (percent) => percents.push(percent) }, Greeting),
    ).resolves.toEqual({ outcome: 'ok', data: { greeting: 'Namaskaram' } });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: '/api/upload',
        headers: {
          authorization: 'Bearer token-of-asha',
          'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
        },
        body: expect.stringContaining('name="doc"; filename="draft-1::house.jpg"'),
      },
    ]);
    expect(requests[0]?.body).toContain('picture picture');
    expect(percents.at(-1)).toBe(100);
  });

  test('is sent once, whatever happens to it', async () => {
    answers = [hangsUp];
    await expect(http().upload(upload, Greeting)).resolves.toEqual({ outcome: 'unreachable' });
    answers = [withStatus(413)];
    await expect(http().upload(upload, Greeting)).resolves.toMatchObject({ outcome: 'refused', status: 413 });
    expect(requests).toHaveLength(2);
  });

  test('that does not begin to leave ends', async () => {
    await expect(
      http({ token: waiting }).upload({ ...upload, idleTimeoutMs: 20 }, Greeting),
    ).resolves.toEqual({
      outcome: 'unreachable',
    });
  });

  test('that has left and is not answered ends', async () => {
    answers = [neverAnswers];
    await expect(http().upload({ ...upload, answerTimeoutMs: 20 }, Greeting)).resolves.toEqual({
      outcome: 'unreachable',
    });
  });

  test('that its page no longer wants ends with what the page said', async () => {
    answers = [neverAnswers];
    const removal = new AbortController();
    const uploading = http().upload({ ...upload, signal: removal.signal }, Greeting);
    removal.abort(new Error('removed'));
    await expect(uploading).rejects.toThrow('removed');
  });
});

describe('whether a stored token still holds', () => {
  const anybody = { authenticated: true, firstName: 'Asha', lastName: 'Demo', email: 'asha@example.org' };
  test.each([
    ['is valid when the server accepts it', withStatus(200, JSON.stringify(anybody)), 'valid'],
    ['is invalid when the server refuses it', withStatus(401), 'invalid'],
    ['is unknown when the server is in trouble', withStatus(500), 'unknown'],
    ['is unknown when there are too many calls', withStatus(429), 'unknown'],
    ['is unknown without a network', hangsUp, 'unknown'],
  ])('%s', async (_, answer, state) => {
    answers = [answer];
    await expect(checkAuth(http(), 'stored-token')).resolves.toBe(state);
    expect(requests[0]).toMatchObject({
      url: '/api/users/checkAuth',
      headers: { authorization: 'Bearer stored-token' },
    });
  });
});
