import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import * as z from 'zod/mini';
import { createRazorpay } from './razorpay.ts';
import { createRazorpayClient } from './razorpay-client.ts';

const KEYS = { keyId: 'rzp_test_1', keySecret: 'key-secret-of-a-test' };

let answer: RequestListener;
let calls: { method?: string | undefined; url?: string | undefined; headers: object; body: string }[] = [];
const server = createServer((request, response) => {
  void readBody(request).then((body) => {
    calls.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(request, response);
  });
});
let apiUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  apiUrl = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
});
beforeEach(() => {
  calls = [];
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

const answerWith = (status: number, body: string) => {
  answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};
const client = (timeoutMs?: number) => createRazorpayClient({ ...KEYS, apiUrl, timeoutMs });
const fetchOrder = () => client()(z.object({ id: z.string() }), { path: '/orders/order_1' });
const REFUSAL = JSON.stringify({
  error: { code: 'BAD_REQUEST_ERROR', description: 'The id does not exist' },
});

test('a call has the keys, an address below the version, and a body as JSON', async () => {
  answerWith(200, '{"id":"order_1","entity":"order"}');
  const order = await client()(z.object({ id: z.string() }), {
    path: '/orders',
    query: { receipt: 'SCT/2026/1' },
    body: { amount: 100 },
  });
  expect(order).toEqual({ outcome: 'answered', value: { id: 'order_1' } });
  expect(calls).toEqual([
    {
      method: 'POST',
      url: '/v1/orders?receipt=SCT%2F2026%2F1',
      body: '{"amount":100}',
      headers: expect.objectContaining({
        authorization: `Basic ${Buffer.from('rzp_test_1:key-secret-of-a-test').toString('base64')}`,
        'content-type': 'application/json',
      }),
    },
  ]);
});

test.each([
  [400, REFUSAL],
  [401, REFUSAL],
  [404, '<h1>Not found</h1>'],
  [429, ''],
])('an answer of %s is a refusal, whatever its body', async (status, body) => {
  answerWith(status, body);
  expect(await fetchOrder()).toEqual({ outcome: 'refused' });
});

test.each([500, 502, 503, 304])('after an answer of %s the result is unknown', async (status) => {
  answerWith(status, '');
  expect(await fetchOrder()).toEqual({ outcome: 'unreachable' });
});

test('a connection that breaks leaves the result unknown', async () => {
  answer = (_request, response) => response.destroy();
  expect(await fetchOrder()).toEqual({ outcome: 'unreachable' });
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"id":', () => response.destroy());
  };
  expect(await fetchOrder()).toEqual({ outcome: 'unreachable' });
});

test.each([
  ['never begins', () => undefined],
  ['never ends', (...[, response]: Parameters<RequestListener>) => void response.writeHead(200).write('{')],
])('an answer that %s leaves the result unknown', async (_, listener) => {
  answer = listener;
  const reply = await client(50)(z.object({ id: z.string() }), { path: '/orders/order_1' });
  expect(reply).toEqual({ outcome: 'unreachable' });
});

test.each([
  ['is no JSON', 'donor@example.org'],
  ['is empty', ''],
  ['is in another form', '{"identity":"donor@example.org"}'],
])('a success that %s is an error, which tells nothing of the answer', async (_, body) => {
  answerWith(200, body);
  const error: unknown = await fetchOrder().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain('donor');
});

test('no call is repeated, since the first one may have moved money', async () => {
  const provider = createRazorpay({ ...KEYS, apiUrl, webhookSecret: 'webhook-secret' });
  answerWith(503, '');
  await provider.createOrder('SCT/2026/1', 50_000, false);
  await provider.capture('pay_1', 50_000);
  expect(calls.map(({ method, url }) => `${String(method)} ${String(url)}`)).toEqual([
    'POST /v1/orders',
    'POST /v1/payments/pay_1/capture',
  ]);
});

test('each operation calls what the provider documents', async () => {
  const provider = createRazorpay({ ...KEYS, apiUrl: `${apiUrl}/`, webhookSecret: 'webhook-secret' });
  answerWith(200, '{"items":[]}');
  await provider.listPayments('order_1');
  await provider.listRefunds('pay_1');
  // After the lists, which are empty, the answer is no order and no refund.
  await provider.createOrder('SCT/2026/1', 50_000, true).catch(() => undefined);
  await provider.refund('pay_1', 100, 'rf_1').catch(() => undefined);
  await provider.findOrderId('pay_1/../x').catch(() => undefined);
  await provider.capture('pay_1', 50_000).catch(() => undefined);
  const capture_options = {
    automatic_expiry_period: 7200,
    manual_expiry_period: 7200,
    refund_speed: 'normal',
  };
  const payment = { capture: 'automatic', capture_options };
  expect(calls.map(({ method, url, body }) => [method, url, body && JSON.parse(body)])).toEqual([
    ['GET', '/v1/orders/order_1/payments', ''],
    ['GET', '/v1/payments/pay_1/refunds?count=100', ''],
    ['GET', '/v1/orders?count=10&skip=0&receipt=SCT%2F2026%2F1', ''],
    ['POST', '/v1/orders', { amount: 50_000, currency: 'INR', receipt: 'SCT/2026/1', payment }],
    ['GET', '/v1/payments/pay_1/refunds?count=100', ''],
    ['POST', '/v1/payments/pay_1/refund', { amount: 100, receipt: 'rf_1' }],
    ['GET', '/v1/payments/pay_1%2F..%2Fx', ''],
    ['POST', '/v1/payments/pay_1/capture', { amount: 50_000, currency: 'INR' }],
  ]);
});
