import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../../../../sandbox/sandbox-app.ts';
import type { CardSandbox } from '../../../../../sandbox/razorpay/card-sandbox.ts';
import type { CardProvider } from '../card-provider.ts';
import { hmac } from '../signatures.ts';
import { createRazorpay } from './razorpay.ts';

const KEYS = { keyId: 'rzp_test_sandbox', keySecret: 'key-secret-of-a-test' };

let app: FastifyInstance;
let card: CardSandbox;
let provider: CardProvider;
beforeAll(async () => {
  const sandbox = buildSandbox({
    card: { ...KEYS, webhookSecret: 'webhook-secret', webhookUrl: 'http://127.0.0.1:9/', lateMs: 1 },
    bank: { merchantCode: 'M', passCode: 'p', hashKey: 'h' },
  });
  ({ app, card } = sandbox);
  sandbox.webhooks.behaviour = { delayMs: 0, copies: 0, reversed: false };
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  provider = createRazorpay({
    ...KEYS,
    webhookSecret: 'new',
    previousWebhookSecret: 'old',
    apiUrl: `${address}/sandbox/razorpay`,
  });
});
afterAll(() => app.close());

async function createOrder(receipt: string): Promise<string> {
  const order = await provider.createOrder(receipt, 50_000, false);
  if (order.outcome !== 'answered') throw new Error(order.outcome);
  return order.value;
}

test('an order is made once: asked again after an answer that was lost, the same one is found', async () => {
  const orderId = await createOrder('SCT/2026/1');
  expect(await provider.createOrder('SCT/2026/1', 50_000, true)).toEqual({
    outcome: 'answered',
    value: orderId,
  });
  expect(await provider.createOrder('SCT/2026/1', 50_000, false)).toEqual({ outcome: 'refused' });
});

test('an order of another sum that has the same reference is not taken for ours', async () => {
  await createOrder('SCT/2026/4');
  expect(await provider.createOrder('SCT/2026/4', 50_001, true)).toEqual({ outcome: 'refused' });
});

test('payments, capture and refunds are read as they are', async () => {
  const orderId = await createOrder('SCT/2026/2');
  const { id } = card.authorise(orderId);
  const facts = { paymentId: id, orderId, amount: 50_000, currency: 'INR', status: 'authorised' };
  expect(await provider.listPayments(orderId)).toMatchObject({ value: [facts] });
  expect(await provider.findOrderId(id)).toEqual({ outcome: 'answered', value: orderId });
  expect(await provider.findOrderId('pay_nobodys')).toEqual({ outcome: 'refused' });
  expect(await provider.capture(id, 50_000)).toMatchObject({ value: { ...facts, status: 'captured' } });
  const refund = { paymentId: id, amount: 100, status: 'processed', receipt: 'rf_1' };
  expect(await provider.refund(id, 100, 'rf_1')).toMatchObject({ value: refund });
  expect(await provider.refund(id, 100, 'rf_1')).toMatchObject({ value: refund });
  expect(card.listRefunds(id)).toHaveLength(1);
  expect(await provider.refund(id, 50_000, 'rf_2')).toEqual({ outcome: 'refused' });
});

test('a provider that does not answer is told from one that refuses', async () => {
  const away = createRazorpay({ ...KEYS, webhookSecret: 'w', apiUrl: 'http://127.0.0.1:9' });
  expect(await away.listPayments('order_1')).toEqual({ outcome: 'unreachable' });
  expect(await provider.listPayments('order_nobodys')).toEqual({ outcome: 'refused' });
});

test('while a webhook’s secret is changed over both are believed, and afterwards only the new one', () => {
  const body = Buffer.from('{"event":"invoice.paid"}');
  const changed = createRazorpay({ ...KEYS, webhookSecret: 'new' });
  const kindsOf = (reader: CardProvider) =>
    ['new', 'old', 'other'].map(
      (secret) =>
        reader.readWebhook({ 'x-razorpay-signature': hmac(secret, body) }, body, new Date()).outcome,
    );
  expect(kindsOf(provider)).toEqual(['ignored', 'ignored', 'not-signed']);
  expect(kindsOf(changed)).toEqual(['ignored', 'not-signed', 'not-signed']);
});

test('the checkout’s answer is signed so that it is believed', async () => {
  const orderId = await createOrder('SCT/2026/3');
  const payload = { order_id: orderId, outcome: 'pay' };
  const paid = (await app.inject({ method: 'POST', url: '/sandbox/razorpay/outcome', payload })).json<
    Record<string, string>
  >();
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
  expect(provider.isSignedCheckout(orderId, paymentId, signature)).toBe(true);
  expect(provider.isSignedCheckout('order_other', paymentId, signature)).toBe(false);
});
