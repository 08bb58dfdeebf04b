import { Writable } from 'node:stream';
import { buildApp } from './app.ts';
import { openDatabase } from './database/database.ts';
import { readConfig } from './config/config.ts';
import { readPaymentsConfig } from './modules/payments/providers/payments-config.ts';
import { createLoggerOptions } from './config/logging.ts';
import { GENEROUS, TEST_APPLICATIONS, TEST_TRUST, startTestApi, type TestApi } from './testing/test-api.ts';

const PROBLEM = 'application/problem+json';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('What the api refuses, it refuses in one form', () => {
  test.each([
    ['/media/', 414],
    ['/api/projects-stats/', 404],
    ['/content/blogs/', 404],
  ])('an address below %s that is too long, too: %d', async (path, status) => {
    const answer = await api.app.inject(path + 'a'.repeat(2_000));
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe(PROBLEM);
    expect(answer.json()).toMatchObject({ status, requestId: expect.any(String) });
  });

  const json = { 'content-type': 'application/json' };
  test.each([
    ['an unknown path', { url: '/api/nothing?name=Anu' }, 404, 'There is no such thing here'],
    ['a call by the wrong method', { url: '/api/users/create' }, 404, 'There is no such thing here'],
    [
      'a body that is cut short',
      { method: 'POST' as const, url: '/api/users/create', payload: '{"email":', headers: json },
      400,
      'The request could not be read',
    ],
    [
      'a body that would change the prototype',
      {
        method: 'POST' as const,
        url: '/api/users/create',
        payload: '{"__proto__":{"role":"admin"}}',
        headers: json,
      },
      400,
      'The request could not be read',
    ],
    [
      'a body of another type',
      {
        method: 'POST' as const,
        url: '/api/users/create',
        payload: '<xml/>',
        headers: { 'content-type': 'text/xml' },
      },
      415,
      'Send this as JSON',
    ],
    [
      'a body that is too large',
      {
        method: 'POST' as const,
        url: '/api/users/create',
        payload: `"${'x'.repeat(300_000)}"`,
        headers: json,
      },
      413,
      'What was sent is too large',
    ],
    [
      'a body that is no object',
      { method: 'POST' as const, url: '/api/users/create', payload: '[1]', headers: json },
      422,
      'Some details are missing or not valid',
    ],
  ])('%s', async (_what, request, status, detail) => {
    const reply = await api.app.inject(request);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe(PROBLEM);
    expect(reply.json()).toMatchObject({
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test.each([
    ['has a phone that is set to it', { 'accept-language': 'ml-IN,ml;q=0.9,en;q=0.8' }],
    ['chose it', { cookie: 'lang=ml', 'accept-language': 'en' }],
  ])('a refusal is in Malayalam for who %s', async (_who, headers) => {
    const reply = await api.app.inject({ url: '/api/nothing', headers });
    expect(reply.headers['content-language']).toBe('ml');
    expect(reply.headers.vary).toMatch(/Accept-Language, Cookie/);
    expect(reply.json()).toMatchObject({ detail: 'ഇങ്ങനെയൊന്ന് ഇവിടെയില്ല' });
  });
});

test('an error of ours tells nothing of how the api is made', async () => {
  const broken = await startTestApi();
  await broken.connection.pool.query('drop table news');
  const reply = await broken.app.inject({ method: 'POST', url: '/api/project/get-newsUpdate-list' });
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toMatchObject({ detail: 'Something went wrong on our side. Try again' });
  expect(reply.body).not.toMatch(/select|news|relation|at \//i);
  await broken.close();
});

test.each([
  ['its disk is full', '53100'],
  ['only reads are possible', '25006'],
])('while %s a write is answered with 503 and when to come again, and reads go on', async (_name, code) => {
  const full = await startTestApi();
  await full.connection.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '${code}'; end $$;
    create trigger refuse before insert on contact_messages execute function refuse()`);
  const message = {
    name: 'Asha Demo',
    email: 'asha@example.org',
    subject: 'Hours',
    message: 'When are you open for visitors?',
  };
  const write = () => full.app.inject({ method: 'POST', url: '/api/contact', payload: message });
  const refused = await write();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await full.app.inject({ url: '/content/events-list' })).statusCode).toBe(200);

  await full.connection.pool.query('drop trigger refuse on contact_messages');
  expect((await write()).statusCode).toBeLessThan(300);
  await full.close();
});

describe('While the database is away', () => {
  const gone = openDatabase('postgresql://trust@127.0.0.1:9/trust', () => undefined);
  afterAll(() => gone.close());
  const appWithoutDatabase = (describesCalls?: boolean) =>
    buildApp({
      ...(describesCalls === undefined ? {} : { describesCalls }),
      database: gone.database,
      databaseAnswers: () => gone.answers(),
      storage: api.storage,
      limits: GENEROUS,
      applications: TEST_APPLICATIONS,
      siteUrl: 'http://localhost:8080',
      trustName: TEST_TRUST,
      now: () => new Date(),
    });

  test('calls are answered with 503, the process is alive, and readiness names the part that is missing', async () => {
    const app = await appWithoutDatabase();
    const call = await app.inject({ method: 'POST', url: '/api/project/get-project-list' });
    expect(call.statusCode).toBe(503);
    expect(call.headers['retry-after']).toBe('5');
    expect(call.json()).toMatchObject({ detail: 'This is not available just now. Try again shortly' });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const ready = await app.inject({ url: '/readyz' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ errors: [{ field: 'database' }] });
    await app.close();
  });

  test.each([
    [undefined, 200],
    [false, 404],
  ])('the description of the calls is open unless it is closed (%s: %d)', async (describesCalls, status) => {
    const app = await appWithoutDatabase(describesCalls);
    expect((await app.inject('/api/docs/json')).statusCode).toBe(status);
    await app.close();
  });
});

describe('Limits', () => {
  const fromVisitor = { 'x-forwarded-for': '198.51.100.20' };

  test('a process that holds too much says that it is busy and when to come again, and is alive', async () => {
    const busy = await startTestApi({ thresholds: { eventLoopDelayMs: 0, heapBytes: 1, residentBytes: 0 } });
    const ask = () => busy.app.inject({ method: 'POST', url: '/api/project/get-project-list' });
    let call = await ask();
    // What it holds is read once a second.
    const bound = AbortSignal.timeout(20_000);
    while (call.statusCode === 200 && !bound.aborted) call = await ask();
    expect(call.headers['retry-after']).toBe('5');
    expect(call.json()).toMatchObject({
      status: 503,
      detail: 'This is not available just now. Try again shortly',
    });
    expect((await busy.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await busy.close();
  });

  test('beyond so many calls at once others are told when to come again, payments last', async () => {
    const busy = await startTestApi({ openCalls: { others: 0, payments: 1 } });
    const call = await busy.app.inject({ method: 'POST', url: '/api/project/get-stats' });
    expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5']);
    const payload = { prefix: 'SCT' };
    const payment = await busy.app.inject({ method: 'POST', url: '/payments/getNextSequence', payload });
    expect(payment.statusCode).toBe(200);
    expect((await busy.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await busy.close();
  });

  test('who writes to the trust too often waits a minute, and a neighbour does not', async () => {
    const limited = await startTestApi({ contactsPerMinute: 2 });
    const write = (headers: Record<string, string>) =>
      limited.app.inject({ method: 'POST', url: '/api/contact', headers });
    for (let count = 0; count < 2; count += 1) expect((await write(fromVisitor)).statusCode).toBe(422);
    const reply = await write(fromVisitor);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await write({ 'x-forwarded-for': '198.51.100.21' })).statusCode).toBe(422);
    await limited.close();
  });

  test('a visitor who asks too often is told to wait, another one is not', async () => {
    const limited = await startTestApi({ requestsPerMinute: 3 });
    const ask = (headers: Record<string, string>) =>
      limited.app.inject({ url: '/content/events-list', headers });
    // Requests are counted by address. No token is needed, and none begins a count of its own: anybody can invent one.
    for (const headers of [fromVisitor, { ...fromVisitor, authorization: 'Bearer one' }, fromVisitor])
      expect((await ask(headers)).statusCode).toBe(200);
    const reply = await ask({ ...fromVisitor, authorization: 'Bearer another' });
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['content-type']).toBe(PROBLEM);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.json()).toMatchObject({ detail: 'Too many requests. Try again in a minute' });
    expect((await ask({ 'x-forwarded-for': '198.51.100.21' })).statusCode).toBe(200);
    await limited.close();
  });

  test('two hundred visitors behind one address ask and give within a minute, and none is refused', async () => {
    const environment = { DATABASE_URL: 'postgresql://trust@database.internal/trust' };
    const { limits } = readConfig(environment);
    const { paymentsPerMinute } = readPaymentsConfig(environment);
    const shared = await startTestApi(limits, { payments: { paymentsPerMinute } });
    const ask = async (url: string, payload?: object) => {
      const method = payload ? 'POST' : 'GET';
      const { statusCode } = await shared.app.inject({
        method,
        url,
        headers: fromVisitor,
        ...(payload && { payload }),
      });
      return statusCode;
    };
    const statuses = new Set<number>();
    for (let visitor = 0; visitor < 200; visitor += 1) {
      for (let page = 0; page < 10; page += 1) statuses.add(await ask('/changes'));
      statuses.add(await ask('/payments/getNextSequence', { prefix: 'SCT' }));
    }
    expect([...statuses]).toEqual([200]);
    await shared.close();
  });

  test('the gateway that renders pages for everybody is not limited', async () => {
    const limited = await startTestApi({ requestsPerMinute: 2 });
    for (let count = 0; count < 6; count += 1) {
      expect((await limited.app.inject({ url: '/content/events-list' })).statusCode).toBe(200);
    }
    await limited.close();
  });

  test('logins have a limit of their own, which holds for everybody', async () => {
    const limited = await startTestApi({ loginsPerMinute: 2 });
    const ask = () =>
      limited.app.inject({
        method: 'POST',
        url: '/api/users/authenticate',
        payload: { username: 'a', password: 'b' },
      });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([401, 401]);
    expect((await ask()).statusCode).toBe(429);
    await limited.close();
  });

  test('who is not our gateway cannot pretend to be somebody else', async () => {
    const limited = await startTestApi({ requestsPerMinute: 1 });
    const ask = (name: string) =>
      limited.app.inject({
        url: '/content/events-list',
        headers: { 'x-forwarded-for': name },
        remoteAddress: '203.0.113.9',
      });
    expect((await ask('198.51.100.1')).statusCode).toBe(200);
    expect((await ask('198.51.100.2')).statusCode).toBe(429);
    await limited.close();
  });
});

describe('The description of the api', () => {
  type Operation = { tags?: string[]; summary?: string };
  test('the description of the api names every call with what it is for', async () => {
    const reply = await api.app.inject({ url: '/api/docs/json' });
    const { paths } = reply.json<{ paths: Record<string, Record<string, Operation>> }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/users/create',
        '/api/project/get-project-list',
        '/content/events-list',
        '/readyz',
      ]),
    );
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      expect(operation).toMatchObject({ tags: [expect.any(String)], summary: expect.any(String) });
    }
  });

  test('the description of the api is a page that runs nothing but its own scripts', async () => {
    const reply = await api.app.inject({ url: '/api/docs/' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('the log names no visitor: no address, no query, no body, no token', async () => {
  let lines = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, written) {
      lines += chunk.toString();
      written();
    },
  });
  const app = await buildApp(
    {
      database: api.connection.database,
      databaseAnswers: () => api.connection.answers(),
      storage: api.storage,
      limits: GENEROUS,
      applications: TEST_APPLICATIONS,
      siteUrl: 'http://localhost:8080',
      trustName: TEST_TRUST,
      now: () => {
        throw new TypeError('meera-message\nmeera-line', { cause: new RangeError('meera-cause') });
      },
    },
    { ...createLoggerOptions('trace'), stream },
  );
  await app.inject({
    method: 'POST',
    url: '/api/users/authenticate?name=meera-query',
    payload: { username: 'meera@body.example', password: 'meera-password' },
    headers: { authorization: 'Bearer meera-token', 'x-forwarded-for': '198.51.100.77' },
  });
  await app.inject({ url: '/nowhere/at/all?phone=meera-phone' });
  await app.inject({ url: '/content/events-list/meera-number' });
  await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'meera', email: 'meera@body.example', subject: 'meera', message: 'meera' },
    headers: { 'idempotency-key': 'meera-key' },
  });
  await app.close();
  expect(lines).toContain('/api/users/authenticate');
  expect(lines).toContain('/content/events-list/:nid');
  // The log says where something failed, and with what kind of error.
  expect(lines).toMatch(/"type":"TypeError".*"stack":" +at .*"cause":\{"type":"RangeError"/);
  expect(lines).not.toMatch(/meera|198\.51\.100\.77/);
});
