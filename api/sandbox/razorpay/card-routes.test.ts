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
