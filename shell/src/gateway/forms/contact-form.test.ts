/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { registerContactForm } from './contact-form.ts';

let api: Server;
let answer: { status: number; body?: object; text?: string };
let logged: string[];
let heard: { headers: IncomingHttpHeaders; body: unknown }[];

beforeAll(async () => {
  api = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(answer.status).end(answer.text ?? JSON.stringify(answer.body ?? {}));
    });
  });
  await once(api.listen(0), 'listening');
});
beforeEach(() => {
  heard = [];
  logged = [];
});
afterAll(() => api.close());

const form = 'name=Asha&email=asha%40example.org&subject=A+well&message=No+water&more=ignored';
const typed = {
  name: 'Asha',
  email: 'asha@example.org',
  subject: 'A well',
  message: 'No water',
  leave_empty: '',
};

/** Posts the form as a browser does; a page that comes back is told as the data it shows. */
async function post(
  apiUrl = `http://localhost:${(api.address() as AddressInfo).port}`,
  visitor = '192.0.2.1',
) {
  const stream = { write: (line: string) => void logged.push(line) };
  const gateway = Fastify({ trustProxy: true, logger: { level: 'error', stream } });
  gateway.decorateRequest('cookies', { getter: () => ({ lang: 'ml' }) });
  await registerContactForm(gateway, apiUrl, (_request, reply, posted) =>
    Promise.resolve(reply.send(posted)),
  );
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': visitor };
  const gatewayUrl = await gateway.listen({ port: 0 });
  try {
    const reply = await fetch(`${gatewayUrl}/contact`, {
      method: 'POST',
      headers,
      body: form,
      redirect: 'manual',
    });
    return { status: reply.status, location: reply.headers.get('location'), shown: await reply.text() };
  } finally {
    await gateway.close();
  }
}

test('a message that was taken leads back to the page, with nothing personal in its address', async () => {
  answer = { status: 202 };
  const reply = await post();
  expect(reply).toMatchObject({ status: 303, location: '/contact?sent=1' });
  expect(heard).toMatchObject([
    {
      body: typed,
      headers: { 'x-forwarded-for': '192.0.2.1', 'accept-language': expect.any(String) },
    },
  ]);
});

test('a second press is known as the same message', async () => {
  answer = { status: 202 };
  await post();
  await post();
  expect(heard[1]?.headers['idempotency-key']).toBe(heard[0]?.headers['idempotency-key']);
});

test('two visitors who write the same have sent two messages', async () => {
  answer = { status: 202 };
  await post();
  await post(undefined, '192.0.2.2');
  expect(heard[1]?.headers['x-forwarded-for']).toBe('192.0.2.2');
  expect(heard[1]?.headers['idempotency-key']).not.toBe(heard[0]?.headers['idempotency-key']);
});

test('what is refused comes back with all that was typed and the reasons', async () => {
  const errors = [{ field: 'email', message: 'Enter an email address' }];
  answer = { status: 422, body: { type: 'about:blank', title: 'Unprocessable', status: 422, errors } };
  expect(JSON.parse((await post()).shown)).toEqual({ values: typed, status: 422, errors });
});

test('also when the api is away', async () => {
  expect(JSON.parse((await post('http://127.0.0.1:9')).shown)).toEqual({
    values: typed,
    status: 503,
    errors: [],
  });
});

test('an api that cannot be reached is reported in the log', async () => {
  await post('http://127.0.0.1:9');
  expect(logged).toEqual([expect.stringContaining('Could not pass on a message of the contact form')]);
});

test('an answer of the api that is no problem of ours is reported too', async () => {
  answer = { status: 502, text: '<h1>Bad gateway</h1>' };
  expect(JSON.parse((await post()).shown)).toMatchObject({ status: 503 });
  expect(logged).toHaveLength(1);
});
