import { buildSandbox } from '../sandbox-app.ts';

const keys = { merchantCode: 'TRUST', passCode: 'pass', hashKey: 'key' };
const settings = {
  keyId: 'rzp_test_1',
  keySecret: 'secret',
  lateMs: 1,
  webhookSecret: 'secret',
  webhookUrl: 'http://127.0.0.1:1',
};
const { app, card, webhooks } = buildSandbox({ card: settings, bank: keys });
afterAll(() => app.close());

const post = (path: string, payload: object, visitor?: string) =>
  app.inject({
    method: 'POST',
    url: `/sandbox/razorpay/${path}`,
    headers: visitor === undefined ? {} : { 'x-forwarded-for': visitor },
    payload,
  });
const openCheckout = async (orderId: string) => {
  const { body } = await app.inject(`/sandbox/razorpay/checkout?order_id=${orderId}`);
  return /name="ticket" value="(\w+)"/.exec(body)?.[1];
};

test('how events are delivered is changed from this machine alone', async () => {
  expect((await post('webhooks', { copies: 3 }, '203.0.113.9')).statusCode).toBe(404);
  expect((await post('webhooks', { copies: 3 }, '127.0.0.1, 203.0.113.9')).statusCode).toBe(404);
  expect(webhooks.behaviour.copies).toBe(1);
  expect((await post('webhooks', { copies: 2 }, '::ffff:127.0.0.1')).statusCode).toBe(200);
  expect(webhooks.behaviour.copies).toBe(2);
  expect((await post('webhooks', {})).statusCode).toBe(200);
});

test.each(['outcome', 'hosted'])(
  'from elsewhere %s is decided on the order’s own checkout page',
  async (path) => {
    const [order, other] = [card.createOrder(500, 'INR', null), card.createOrder(500, 'INR', null)];
    const decide = async (ticket: string | undefined) => {
      const decision = {
        order_id: order.id,
        outcome: 'pay',
        callback_url: 'https://trust.example/back',
        ticket,
      };
      return (await post(path, decision, '203.0.113.9')).statusCode;
    };
    expect(await decide(undefined)).toBe(400);
    expect(await decide(await openCheckout(other.id))).toBe(400);
    expect(card.listPayments(order.id)).toEqual([]);
    expect(await decide(await openCheckout(order.id))).toBe(200);
    expect(card.listPayments(order.id)).toMatchObject([{ captured: true }]);
  },
);

test('a test on this machine pays without a page', async () => {
  const order = card.createOrder(500, 'INR', null);
  expect((await post('outcome', { order_id: order.id, outcome: 'pay' }, '127.0.0.1')).statusCode).toBe(200);
});

test('a payment is made by the method that was chosen', async () => {
  const order = card.createOrder(500, 'INR', null);
  await post('outcome', { order_id: order.id, outcome: 'fail', method: 'netbanking' });
  await post('outcome', { order_id: order.id, outcome: 'pay', method: 'upi' });
  expect(card.listPayments(order.id).map(({ method }) => method)).toEqual(['netbanking', 'upi']);
});

describe('the checkout on a page of its own', () => {
  const returnTo = { callback_url: 'https://trust.example/back', cancel_url: 'https://trust.example/form' };
  const open = (order_id: string) =>
    post('v1/checkout/embedded', { order_id, name: 'The trust', ...returnTo });

  test('is opened by a post and shown by an address, which Back and a reload ask for again', async () => {
    const order = card.createOrder(500, 'INR', null);
    const opened = await open(order.id);
    expect(opened.statusCode).toBe(303);
    const address = String(opened.headers.location);
    expect(address).toBe(`/sandbox/razorpay/v1/checkout/embedded?order_id=${order.id}`);
    for (let times = 0; times < 2; times += 1) {
      const page = await app.inject(address);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Pay The trust');
      expect(page.body).toContain(`name="callback_url" value="${returnTo.callback_url}"`);
    }
  });

  test('is shown for an order that was opened there alone', async () => {
    const order = card.createOrder(500, 'INR', null);
    const address = `/sandbox/razorpay/v1/checkout/embedded?order_id=${order.id}`;
    expect((await app.inject(address)).statusCode).toBe(400);
  });

  test('stores the newest 1,000 orders that were opened', async () => {
    const [first, ...others] = Array.from({ length: 1_001 }, () => card.createOrder(500, 'INR', null));
    for (const order of [first, ...others]) await open(order?.id ?? '');
    const shown = async (id = '') =>
      (await app.inject(`/sandbox/razorpay/v1/checkout/embedded?order_id=${id}`)).statusCode;
    expect(await shown(first?.id)).toBe(400);
    expect(await shown(others.at(0)?.id)).toBe(200);
  });
});

test('a dispute is raised and moved on from this machine alone, until it has ended', async () => {
  const order = card.createOrder(500, 'INR', null);
  const payment = card.capture(card.authorise(order.id).id);
  const raise = { payment_id: payment.id };
  expect((await post('disputes', raise, '203.0.113.9')).statusCode).toBe(404);
  const { id } = (await post('disputes', { ...raise, amount: 300 })).json<{ id: string }>();
  expect((await post('disputes', { ...raise, amount: 501 })).statusCode).toBe(400);
  expect((await post('disputes', { ...raise, id, status: 'lost' })).json()).toMatchObject({
    entity: 'dispute',
    amount: 300,
    amount_deducted: 300,
    status: 'lost',
  });
  expect((await post('disputes', { ...raise, id, status: 'won' })).statusCode).toBe(400);
});
