import { signEvent } from '../../../../testing/fake-card-provider.ts';
import { DONOR, preparePaymentsApi } from '../../../../testing/payments-api.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { refundPayment } from './refund.ts';

const {
  api,
  fake,
  deps,
  beginDonation,
  payOrder,
  payDonation,
  deliverEvents,
  post,
  getStatus,
  findTransaction,
  findFunds,
  getProject,
} = preparePaymentsApi();

test('a refund lowers the project’s sum and the count, and a second one of the whole is refused', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  await deliverEvents();
  const ask = { paymentId: id, reason: 'asked for', askedBy: 'office' };
  await refundPayment(deps(), { ...ask, amount: 50, idempotencyKey: 'refund-part-1' });
  expect(await findFunds()).toMatchObject({ refunded: 50, donors: 1 });
  const whole = { ...ask, amount: DONOR.amount - 50 };
  const both = await Promise.all([
    refundPayment(deps(), { ...whole, idempotencyKey: 'refund-rest-1' }),
    refundPayment(deps(), { ...whole, idempotencyKey: 'refund-rest-2' }),
  ]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['asked', 'too-much']);
  await deliverEvents();
  expect(await findFunds()).toMatchObject({ refunded: DONOR.amount, donors: 0 });
  expect((await findTransaction(tran_id))?.state).toBe('REFUNDED');
  expect(await getStatus(tran_id)).toBe('SUCCESS');
  expect(await getProject()).toMatchObject({ fundsReceived: 25_000, donors: 0 });
});

test('to the paisa no more goes back than is left, and nothing that is no sum', async () => {
  const { paymentId } = await payDonation();
  const ask = { paymentId, reason: 'asked for', askedBy: 'office' };
  const refund = async (amount: number) =>
    refundPayment(deps(), { ...ask, amount, idempotencyKey: `refund-of-${String(amount)}` });
  expect(await refund(1)).toMatchObject({ outcome: 'asked' });
  const remaining = DONOR.amount - 1;
  for (const amount of [DONOR.amount, 0, -1, 0.5, NaN])
    expect(await refund(amount)).toEqual({ outcome: 'too-much', remaining });
  expect(await refund(remaining)).toMatchObject({ outcome: 'asked' });
  expect(await refund(2)).toEqual({ outcome: 'too-much', remaining: 0 });
});

test('of a card payment nobody may say that it was given back already', async () => {
  const { tran_id, paymentId } = await payDonation();
  const ask = {
    paymentId,
    amount: 100,
    reason: 'asked for',
    askedBy: 'office',
    idempotencyKey: 'refund-noted',
  };
  expect(await refundPayment(deps(), { ...ask, isAlreadyRefunded: true })).toEqual({
    outcome: 'not-by-bank',
  });
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'CAPTURED', refunded: 0 });
});

test('a refund that is heard of before its payment is applied when that comes', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  fake.card.refund(id, undefined, null);
  for (const event of fake.events.splice(0).reverse()) await api.app.inject(signEvent(event));
  expect((await findTransaction(tran_id))?.state).toBe('REFUNDED');
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, refunded: DONOR.amount, donors: 0 });
});

test('a refund that was cut short is finished by reconciliation, and made once', async () => {
  const { order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  await deliverEvents();
  fake.isDown = true;
  const ask = {
    paymentId: id,
    amount: 100,
    reason: 'asked for',
    askedBy: 'office',
    idempotencyKey: 'refund-cut-1',
  };
  expect(await refundPayment(deps(), ask)).toMatchObject({ outcome: 'unreachable' });
  fake.isDown = false;
  api.clock.pass(16);
  await Promise.all([reconcile(deps()), reconcile(deps())]);
  expect(fake.card.listRefunds(id)).toHaveLength(1);
  expect(await findFunds()).toMatchObject({ refunded: 100 });
});

test('who has a payment’s reference is told that a part of it or all was refunded, and no sum', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  const status = async () => (await post('status', { tran_id })).json<object>();
  expect(await status()).toEqual({ status: 'NEW' });
  await deliverEvents();
  expect(await status()).toEqual({ status: 'SUCCESS' });
  fake.card.refund(id, 50, null);
  await deliverEvents();
  expect(await status()).toEqual({ status: 'SUCCESS', refunded: 'part' });
  fake.card.refund(id, undefined, null);
  await deliverEvents();
  expect(await status()).toEqual({ status: 'SUCCESS', refunded: 'all' });
});
