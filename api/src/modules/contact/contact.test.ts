import { DAY_MS } from '@trust/shared/contract/values/durations';
import { contactMessages, outbox } from '../../testing/all-tables.ts';
import type { Mail } from '../../mail/mail-delivery.ts';
import { enqueueTrustMail } from '../../mail/outbox.store.ts';
import { forgetMessages } from './forget-messages.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const asha = {
  name: 'Asha Demo',
  email: 'asha@example.org',
  subject: 'A well in Tirur',
  message: 'Our well has no water.\nWhom may we ask?',
};

let api: TestApi;
let sent: Mail[];
let mailServerIsUp: boolean;

beforeAll(async () => {
  const send = async (mail: Mail) => {
    if (!mailServerIsUp) throw new Error('connection refused');
    sent.push(mail);
  };
  api = await startTestApi({}, { send });
});
beforeEach(async () => {
  sent = [];
  mailServerIsUp = true;
  await api.connection.database.delete(contactMessages);
  await api.connection.database.delete(outbox);
});
afterAll(() => api.close());

const write = (payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/contact', payload, headers });
const kept = () => api.connection.database.select().from(contactMessages);
const waiting = () => api.connection.database.select().from(outbox);

test('a message is kept, and mailed to the trust with the writer’s address for the answer', async () => {
  const reply = await write(asha, { 'accept-language': 'ml' });
  expect(reply.statusCode).toBe(202);
  expect(reply.body).toBe('');
  expect(await kept()).toMatchObject([
    { ...asha, language: 'ml', suspect: false, receivedAt: api.clock.now },
  ]);
  await api.mail?.deliver();
  expect(sent).toMatchObject([
    {
      replyTo: 'asha@example.org',
      subject: '[Contact] A well in Tirur',
      body: 'Asha Demo <asha@example.org>\n\nOur well has no water.\nWhom may we ask?\n',
    },
  ]);
  expect(await waiting()).toEqual([]);
});

test('nothing is lost while the mail server is down: it is tried again, ever more rarely', async () => {
  mailServerIsUp = false;
  expect((await write(asha)).statusCode).toBe(202);
  await api.mail?.deliver();
  api.clock.pass(1);
  await api.mail?.deliver();
  expect(await waiting()).toMatchObject([{ attempts: 2 }]);

  mailServerIsUp = true;
  api.clock.pass(1);
  await api.mail?.deliver();
  expect(sent).toEqual([]);
  api.clock.pass(1);
  await api.mail?.deliver();
  expect(sent).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('a mail that waits to be tried again is, although the clock was put back a day', async () => {
  mailServerIsUp = false;
  expect((await write(asha)).statusCode).toBe(202);
  await api.mail?.deliver();
  mailServerIsUp = true;
  api.clock.pass(-24 * 60);
  await api.mail?.deliver();
  expect(sent).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test.each([
  [
    'en',
    [
      'Enter your name',
      'Enter your email address, so that we can answer',
      'Enter a subject',
      'Enter your message',
    ],
  ],
  [
    'ml',
    [
      'നിങ്ങളുടെ പേര് എഴുതുക',
      'മറുപടി അയയ്ക്കാൻ നിങ്ങളുടെ ഇമെയിൽ വിലാസം എഴുതുക',
      'എന്തിനെക്കുറിച്ചാണെന്ന് എഴുതുക',
      'നിങ്ങളുടെ സന്ദേശം എഴുതുക',
    ],
  ],
])('an empty form is told all that it lacks, in order, in %s', async (language, messages) => {
  const reply = await write({ name: ' ', email: '' }, { 'accept-language': language });
  expect(reply.statusCode).toBe(422);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  const fields = ['name', 'email', 'subject', 'message'];
  expect(reply.json<{ errors: object[] }>().errors).toEqual(
    messages.map((message, index) => ({ field: fields[index], message })),
  );
  expect(await kept()).toEqual([]);
});

test.each([
  [{ email: 'asha' }, { field: 'email', message: 'Enter an email address like name@example.com' }],
  [
    { email: 'asha@example,org' },
    {
      field: 'email',
      message: 'There is a comma in this email address. Write a dot there, as in name@example.com',
    },
  ],
  [{ name: 'a'.repeat(101) }, { field: 'name', message: 'Use at most 100 characters for your name' }],
  [
    { message: 'a'.repeat(5001) },
    { field: 'message', message: 'Use at most 5000 characters for your message' },
  ],
  [{ phone: '1' }, { field: 'phone', message: 'This is not accepted here' }],
  [{ message: { $ne: 1 } }, { field: 'message', message: 'This is not valid' }],
])('%j is refused with words', async (change, error) => {
  const reply = await write({ ...asha, ...change });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ errors: [error] });
});

test('a message whose parts are as long as their bounds is stored as it is', async () => {
  const longest = { name: 'a'.repeat(100), subject: 's'.repeat(150), message: 'm'.repeat(5000) };
  expect((await write({ ...asha, ...longest })).statusCode).toBe(202);
  expect(await kept()).toMatchObject([longest]);
});

test('a line break in a subject cannot become a header of the mail', async () => {
  await write({ ...asha, subject: 'Hello\r\nBcc: everybody@example.org' });
  expect(await kept()).toMatchObject([{ subject: 'Hello Bcc: everybody@example.org' }]);
});

test.each(['https://spam.example', ' '])(
  'what a program filled in with %j is kept for the trust to see, and not mailed',
  async (filled) => {
    expect((await write({ ...asha, leave_empty: filled })).statusCode).toBe(202);
    expect(await kept()).toMatchObject([{ suspect: true }]);
    expect(await waiting()).toEqual([]);
  },
);

test('the same message under the same key is kept once, also when both come at once', async () => {
  const headers = { 'idempotency-key': 'one-message' };
  const replies = await Promise.all([write(asha, headers), write(asha, headers)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  await api.mail?.deliver();
  expect(await kept()).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test.each([
  { name: 'Binu Demo' },
  { email: 'binu@example.org' },
  { subject: 'Another well' },
  { message: 'Another' },
])('a message with another part, %j, under a key that was used is refused', async (change) => {
  const headers = { 'idempotency-key': 'one-message' };
  await write(asha, headers);
  expect((await write({ ...asha, ...change }, headers)).statusCode).toBe(409);
  expect(await kept()).toMatchObject([asha]);
});

test.each([
  ['k'.repeat(8), 202],
  ['k'.repeat(100), 202],
  ['k'.repeat(7), 422],
  ['k'.repeat(101), 422],
  ['two words', 422],
])('under the key %j a message is answered %d', async (key, status) => {
  expect((await write(asha, { 'idempotency-key': key })).statusCode).toBe(status);
  expect(await kept()).toHaveLength(status === 202 ? 1 : 0);
});

test('nobody stores the answer to a message', async () => {
  expect((await write(asha)).headers['cache-control']).toBe('no-store');
});

test('messages older than the trust keeps them are removed, with mail about them, and younger ones stay', async () => {
  const forget = () =>
    forgetMessages({ database: api.connection.database, now: () => api.clock.now, months: 24 });
  mailServerIsUp = false;
  await write({ ...asha, subject: 'Long ago' });
  await api.mail?.deliver();
  api.clock.pass(730 * 24 * 60);
  await write({ ...asha, subject: 'Lately' });
  await api.mail?.deliver();
  expect(await forget()).toBe(0);
  api.clock.pass(2 * 24 * 60);
  expect(await forget()).toBe(1);
  expect(await kept()).toMatchObject([{ subject: 'Lately' }]);
  expect(await waiting()).toMatchObject([{ mail: { subject: '[Contact] Lately' } }]);
});

test('with old messages no other mail of their age is removed', async () => {
  const { database } = api.connection;
  const old = api.clock.now;
  const notice = { subject: 'Donations: a receipt was not delivered', body: '' };
  await enqueueTrustMail(database, { kind: 'notice', causeId: 'old', mail: notice }, old);
  await forgetMessages({ database, now: () => new Date(old.getTime() + 63 * DAY_MS), months: 2 });
  expect(await waiting()).toMatchObject([{ kind: 'notice', mail: notice }]);
});

test('at the end of a month too, a message is there until its months are over', async () => {
  api.clock.now = new Date('2026-02-28T10:00:00Z');
  await write(asha);
  api.clock.now = new Date('2026-05-31T10:00:00Z');
  const forget = () =>
    forgetMessages({ database: api.connection.database, now: () => api.clock.now, months: 3 });
  expect(await forget()).toBe(0);
  api.clock.pass(1);
  expect(await forget()).toBe(1);
  expect(await kept()).toEqual([]);
});

test('without a mail server the message is kept all the same', async () => {
  const silent = await startTestApi();
  const reply = await silent.app.inject({ method: 'POST', url: '/api/contact', payload: asha });
  expect(reply.statusCode).toBe(202);
  expect(await silent.connection.database.select().from(contactMessages)).toHaveLength(1);
  expect(await silent.connection.database.select().from(outbox)).toEqual([]);
  await silent.close();
});
