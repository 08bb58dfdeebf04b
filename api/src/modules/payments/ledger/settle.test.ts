import { eq } from 'drizzle-orm';
import type { SandboxPayment } from '../../../../sandbox/razorpay/card-records.ts';
import { refunds, transactionTransitions, transactions } from '../../../testing/all-tables.ts';
import { signCheckout, signEvent } from '../../../testing/fake-card-provider.ts';
import { DONOR, preparePaymentsApi } from '../../../testing/payments-api.ts';
import { RazorpayPayment, toPaymentFacts } from '../providers/razorpay/razorpay-schemas.ts';
import { notifyStaff } from './notices/notify-staff.ts';
import { reconcile } from '../providers/reconcile/reconcile.ts';
import { refundPayment } from '../providers/refunds/refund.ts';

const {
  api,
  fake,
  db,
  deps,
  post,
  beginDonation,
  payOrder,
  deliverEvents,
  deliverAllAtOnce,
  getStatus,
  findTransaction,
  findFunds,
  getProject,
  listReceipts,
  listQuarantined,
  listOutboxEvents,
} = preparePaymentsApi();

test('a captured payment is a success with one receipt number, one word to mail and the project’s credit', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  const reply = await post('update-trans-status', { tran_id, ...signCheckout(order_id, id) });
  expect(reply.json()).toEqual({ tran_id, status: 'SUCCESS' });
  await deliverEvents();
  expect(await post('update-trans-status', { tran_id, ...signCheckout(order_id, id) })).toMatchObject({
    statusCode: 200,
  });
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, refunded: 0, donors: 1 });
  expect(await listReceipts()).toMatchObject([{ financialYear: '2025-26', serial: 1, tranId: tran_id }]);
  expect(await listOutboxEvents()).toMatchObject([{ kind: 'captured', tranId: tran_id }]);
  expect(await getProject()).toMatchObject({ fundsReceived: 25_500, donors: 1 });
});

test('a payment that is only promised is being checked, until the provider says captured', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = fake.card.authorise(order_id);
  const reply = await post('update-trans-status', { tran_id, ...signCheckout(order_id, id) });
  expect(reply.json()).toEqual({ tran_id, status: 'PENDING' });
  fake.card.capture(id);
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('a payment is not believed from a browser: no signature, another order’s, or a word', async () => {
  const mine = await beginDonation();
  const other = await beginDonation();
  const { id } = payOrder(other.order_id);
  for (const report of [
    { status: 'SUCCESS' },
    { status: 'SUCCESS', paymentId: 'pay_x', signature: ['a'] },
    signCheckout(other.order_id, id),
  ]) {
    expect((await post('update-trans-status', { tran_id: mine.tran_id, ...report })).statusCode).toBe(400);
  }
  expect(await getStatus(mine.tran_id)).toBe('NEW');
  expect((await post('update-trans-status', { tran_id: 'nobody', status: 'SUCCESS' })).statusCode).toBe(404);
  expect((await post('update-trans-status', { tran_id: mine.tran_id, status: 'REFUNDED' })).statusCode).toBe(
    409,
  );
});

test('a payment that failed is failed, and money that comes late still counts', async () => {
  const { tran_id, order_id } = await beginDonation();
  fake.card.fail(order_id, 'insufficient_funds');
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('FAILED');
  expect((await findTransaction(tran_id))?.failureReason).toBe('insufficient_funds');
  payOrder(order_id);
  fake.card.fail(order_id, 'card_declined');
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('SUCCESS');
  expect((await post('update-trans-status', { tran_id, status: 'FAILED' })).statusCode).toBe(409);
});

test('a payment of another amount than the donation’s is put aside, and gives neither receipt nor progress', async () => {
  const { tran_id, order_id } = await beginDonation();
  const payment = { ...payOrder(order_id), amount: 100 };
  fake.events.length = 0;
  await api.app.inject(signEvent({ event: 'payment.captured', payment }));
  expect(await getStatus(tran_id)).toBe('PENDING');
  expect(await listQuarantined()).toMatchObject([{ why: 'other-amount', amount: 100 }]);
  expect(await listReceipts()).toEqual([]);
  expect(await findFunds()).toBeUndefined();
});

const withFee = (payment: SandboxPayment, fee: number | null) => ({
  ...payment,
  amount: payment.amount + (fee ?? 1_180),
  fee,
  tax: 180,
  fee_bearer: 'customer',
});

test('a fee that the donor pays to the provider on top is no part of the donation', async () => {
  const { tran_id, order_id } = await beginDonation();
  const authorised = fake.card.authorise(order_id);
  const captured = fake.card.capture(authorised.id);
  fake.events.length = 0;
  // Whether the provider states the fee before it has captured is left open.
  await api.app.inject(signEvent({ event: 'payment.authorized', payment: withFee(authorised, null) }));
  expect(await getStatus(tran_id)).toBe('PENDING');
  await api.app.inject(signEvent({ event: 'payment.captured', payment: withFee(captured, 1_180) }));
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'CAPTURED', amount: DONOR.amount });
  expect(await listQuarantined()).toEqual([]);
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount });
  const refund = { paymentId: captured.id, idempotencyKey: 'whole:donation', reason: '', askedBy: '' };
  expect(await refundPayment(deps(), { ...refund, amount: DONOR.amount })).toMatchObject({
    outcome: 'asked',
  });
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'REFUNDED', refunded: DONOR.amount });
});

test('a promise with a fee on top is taken with its fee, as the provider demands', async () => {
  const { tran_id, order_id } = await beginDonation();
  const promised = withFee(fake.card.authorise(order_id), 1_180);
  const taken: number[] = [];
  const card = {
    ...fake.provider,
    listPayments: async () => ({
      outcome: 'answered' as const,
      value: [toPaymentFacts(RazorpayPayment.parse(promised))],
    }),
    capture: async (id: string, amount: number) => {
      taken.push(amount);
      return fake.provider.capture(id, amount);
    },
  };
  api.clock.pass(16);
  await reconcile({ ...deps(), card });
  expect(taken).toEqual([DONOR.amount + 1_180]);
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test.each([
  ['an offer of the provider took off a part', { amount: 45_050 }, 'is an offer switched on'],
  ['a fee was added that the provider does not name', { amount: 51_230 }, 'does the provider add a fee?'],
  [
    'a fee on top does not explain the sum',
    { amount: 51_230, fee: 500, fee_bearer: 'customer' },
    'add a fee?',
  ],
  [
    'the trust pays the fee of another sum',
    { amount: 51_230, fee: 1_180, fee_bearer: 'platform' },
    'add a fee?',
  ],
])('where %s, the donation waits and staff are told what to look at', async (_what, change, words) => {
  const { tran_id, order_id } = await beginDonation();
  const payment = { ...payOrder(order_id), ...change };
  fake.events.length = 0;
  await api.app.inject(signEvent({ event: 'payment.captured', payment }));
  expect((await post('status', { tran_id })).json()).toEqual({ status: 'PENDING', inReview: true });
  expect(await listReceipts()).toEqual([]);
  const mail = { address: 'office@site.example', delivery: { deliver: async () => undefined } };
  await notifyStaff(db(), mail, api.clock.now);
  const [notice] = await listOutboxEvents();
  expect(notice?.mail?.body).toContain(tran_id);
  expect(notice?.mail?.body).toContain('₹500.50 was asked for');
  expect(notice?.mail?.body).toContain(words);
});

/** Pays a donation with another sum than its own; the provider knows the payment by that sum. */
async function payOtherSum(order_id: string, amount = 100) {
  const payment = payOrder(order_id);
  Object.assign(payment, { amount });
  fake.events.length = 0;
  await api.app.inject(signEvent({ event: 'payment.captured', payment }));
  return payment.id;
}
const readStatus = async (tran_id: string) => (await post('status', { tran_id })).json();

test('another sum is in review until all of it went back, and says so then', async () => {
  const { tran_id, order_id } = await beginDonation();
  const paymentId = await payOtherSum(order_id);
  expect(await readStatus(tran_id)).toEqual({ status: 'PENDING', inReview: true });
  const ask = { paymentId, reason: 'an offer', askedBy: 'office' };
  await refundPayment(deps(), { ...ask, amount: 40, idempotencyKey: 'other-sum-1' });
  await deliverEvents();
  expect(await readStatus(tran_id)).toEqual({ status: 'PENDING', inReview: true });
  await refundPayment(deps(), { ...ask, amount: 60, idempotencyKey: 'other-sum-2' });
  await deliverEvents();
  expect(await readStatus(tran_id)).toEqual({ status: 'FAILED', refunded: 'all' });
  expect(await listQuarantined()).toMatchObject([{ resolution: 'all of it went back' }]);
  expect(await listReceipts()).toEqual([]);
  // The right sum counts all the same.
  payOrder(order_id);
  await deliverEvents();
  expect(await readStatus(tran_id)).toEqual({ status: 'SUCCESS' });
});

test('another sum that the donor’s bank took back is in review no longer, and a second one still is', async () => {
  const { tran_id, order_id } = await beginDonation();
  const first = await payOtherSum(order_id);
  const second = await payOtherSum(order_id, 200);
  for (const paymentId of [first, second]) {
    expect(await readStatus(tran_id)).toEqual({ status: 'PENDING', inReview: true });
    const { id } = fake.card.dispute(paymentId, 'open', {});
    fake.card.dispute(paymentId, 'lost', { id });
    await deliverEvents();
  }
  expect(await readStatus(tran_id)).toEqual({ status: 'FAILED', refunded: 'all' });
});

test('a payment in another currency is put aside', async () => {
  const { tran_id, order_id } = await beginDonation();
  const payment = { ...payOrder(order_id), currency: 'USD' };
  fake.events.length = 0;
  await api.app.inject(signEvent({ event: 'payment.captured', payment }));
  expect(await getStatus(tran_id)).toBe('PENDING');
  expect(await listQuarantined()).toMatchObject([{ why: 'other-amount', currency: 'USD' }]);
});

test('a payment of another donation’s order is put aside, and the other one counts it once', async () => {
  const first = await beginDonation();
  const second = await beginDonation();
  const payment = payOrder(first.order_id);
  await deliverEvents();
  const stolen = { ...payment, order_id: second.order_id };
  await api.app.inject(signEvent({ event: 'payment.captured', payment: stolen }));
  expect(await getStatus(second.tran_id)).toBe('NEW');
  expect(await listQuarantined()).toMatchObject([{ why: 'other-order', tranId: second.tran_id }]);
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
});

test('a payment with test keys never counts for a donation that was begun with real ones', async () => {
  const { tran_id, order_id } = await beginDonation();
  await db().update(transactions).set({ live: true });
  payOrder(order_id);
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('NEW');
  expect(await listQuarantined()).toMatchObject([{ why: 'other-mode' }]);
  expect(await findFunds()).toBeUndefined();
});

test('a payment of the last minute of a financial year in India has that year’s receipt, though we hear of it in the next', async () => {
  api.clock.now = new Date('2026-03-31T18:20:00Z');
  const { tran_id, order_id } = await beginDonation();
  api.clock.now = new Date('2026-03-31T18:29:59Z');
  payOrder(order_id);
  fake.events.length = 0;
  const paidAt = api.clock.now;
  api.clock.pass(16);
  const other = await beginDonation({ phone: '9846000001' });
  payOrder(other.order_id);
  await reconcile(deps());
  await deliverEvents();
  const given = await listReceipts();
  expect(given).toHaveLength(2);
  expect(given.find(({ tranId }) => tranId === tran_id)).toMatchObject({
    financialYear: '2025-26',
    serial: 1,
    givenAt: paidAt,
  });
  expect(given.find(({ tranId }) => tranId === other.tran_id)).toMatchObject({
    financialYear: '2026-27',
    serial: 1,
  });
});

test.each([
  ['before the donation was begun', '18:30:00', '18:29:59', '18:31:00', '18:30:00', '2026-27'],
  ['at the moment when the donation was begun', '18:29:59', '18:29:59', '18:31:00', '18:29:59', '2025-26'],
  ['at the first moment of a year', '18:29:00', '18:30:00', '18:31:00', '18:30:00', '2026-27'],
  ['after we hear of it', '18:29:00', '18:30:00', '18:29:59', '18:29:59', '2025-26'],
])(
  'the receipt of a payment whose provider dates it %s has a day between both',
  async (_when, begun, paid, heard, given, financialYear) => {
    const setClock = (time: string) => (api.clock.now = new Date(`2026-03-31T${time}Z`));
    setClock(begun);
    const { order_id } = await beginDonation();
    setClock(paid);
    payOrder(order_id);
    const givenAt = new Date(`2026-03-31T${given}Z`);
    setClock(heard);
    await deliverEvents();
    expect(await listReceipts()).toMatchObject([{ financialYear, serial: 1, givenAt }]);
  },
);

test('a payment for an order of nobody’s is put aside and answered, so that the provider rests', async () => {
  const payment = payOrder(fake.card.createOrder(500, 'INR', null).id);
  const reply = await api.app.inject(signEvent({ event: 'payment.captured', payment }));
  expect(reply.statusCode).toBe(200);
  expect(await listQuarantined()).toMatchObject([{ why: 'unknown-order' }]);
});

test('a payment that was made twice counts once, and the other is due to be given back', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  const second = payOrder(order_id);
  await deliverEvents();
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
  const ask = { amount: DONOR.amount, reason: 'paid twice', askedBy: 'office' };
  const back = await refundPayment(deps(), {
    ...ask,
    paymentId: second.id,
    idempotencyKey: `surplus:${second.id}`,
  });
  expect(back).toMatchObject({ outcome: 'asked', refund: { state: 'processed' } });
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, refunded: 0, donors: 1 });
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('what the provider gave back of a second payment by itself is due no more, whichever is heard first', async () => {
  const { order_id } = await beginDonation();
  payOrder(order_id);
  const listDue = () => db().select().from(refunds).where(eq(refunds.state, 'due'));
  for (const isRefundFirst of [false, true]) {
    const { id } = payOrder(order_id);
    const paid = fake.events.splice(0);
    fake.card.refund(id, 50_000, null);
    const back = fake.events.splice(0);
    fake.events.push(...(isRefundFirst ? [...back, ...paid] : [...paid, ...back]));
    await deliverEvents();
    expect(await listDue()).toMatchObject([{ paymentId: id, amount: 50 }]);
    api.clock.pass(1);
    fake.card.refund(id, 50, null);
    await deliverEvents();
    expect(await listDue()).toEqual([]);
  }
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, refunded: 0, donors: 1 });
});

test('a payment leaves a history that nobody can change', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  await deliverEvents();
  const moves = await db()
    .select()
    .from(transactionTransitions)
    .where(eq(transactionTransitions.tranId, tran_id));
  expect(moves.map(({ fromState, toState, cause }) => [fromState, toState, cause])).toEqual([
    ['NEW', 'ORDER_CREATED', 'order'],
    ['ORDER_CREATED', 'AUTHORISED', 'webhook'],
    ['AUTHORISED', 'CAPTURED', 'webhook'],
  ]);
  await expect(db().delete(transactionTransitions)).rejects.toThrow();
});

test('fifty payments at the same moment give fifty receipts without a gap', async () => {
  // One after the other: only the payments have to be at the same moment.
  for (let donor = 0; donor < 50; donor += 1) {
    const { order_id } = await beginDonation({ phone: `98460${10_000 + donor}` });
    payOrder(order_id);
  }
  await deliverAllAtOnce();
  const given = await listReceipts();
  expect(given.map(({ serial }) => serial).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  expect(await findFunds()).toMatchObject({ captured: 50 * DONOR.amount, donors: 50 });
});
