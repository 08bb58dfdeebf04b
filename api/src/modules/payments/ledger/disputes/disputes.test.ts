import { and, eq } from 'drizzle-orm';
import { disputes, outbox, refunds } from '../../../../testing/all-tables.ts';
import { permute, signBody, signEvent } from '../../../../testing/fake-card-provider.ts';
import { DONOR, preparePaymentsApi } from '../../../../testing/payments-api.ts';
import { refundPayment } from '../../providers/refunds/refund.ts';
import { reconcile } from '../../providers/reconcile/reconcile.ts';
import { notifyStaff } from '../notices/notify-staff.ts';

const {
  api,
  fake,
  db,
  deps,
  post,
  beginDonation,
  payOrder,
  payDonation,
  deliverEvents,
  findTransaction,
  findFunds,
  getProject,
  listReceipts,
  listQuarantined,
  listOutboxEvents,
} = preparePaymentsApi();

const WHOLE = DONOR.amount;
const listDisputes = () => db().select().from(disputes);
const refund = (paymentId: string, amount: number) =>
  refundPayment(deps(), { paymentId, amount, idempotencyKey: `test:${paymentId}`, reason: '', askedBy: '' });

/** Raises a dispute and lets it be lost; the api hears of both. */
async function loseDispute(paymentId: string, amount?: number) {
  const { id } = fake.card.dispute(paymentId, 'open', { ...(amount !== undefined && { amount }) });
  fake.card.dispute(paymentId, 'lost', { id });
  await deliverEvents();
  return id;
}

test('a lost dispute lowers the donation, its receipt and the project’s sums as a refund does', async () => {
  const { tran_id, paymentId } = await payDonation();
  const id = await loseDispute(paymentId);
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'REFUNDED', refunded: WHOLE });
  expect((await listReceipts())[0]?.cancelledAt).not.toBeNull();
  expect(await findFunds()).toMatchObject({ captured: WHOLE, refunded: WHOLE, donors: 0 });
  expect(await getProject()).toMatchObject({ fundsReceived: 25_000, donors: 0 });
  expect(await listDisputes()).toMatchObject([{ id, tranId: tran_id, status: 'lost', subtracted: WHOLE }]);
  const checked = await post('check', { tran_id, phone: '2345' });
  expect(checked.json()).toMatchObject({
    refunded: 'all',
    refunds: { given: WHOLE, returned: [{ amount: WHOLE }] },
  });
  expect((await listOutboxEvents()).map(({ kind }) => kind)).toEqual(['captured', 'refunded']);
});

test('a dispute that is open, won or closed takes nothing', async () => {
  const { tran_id, paymentId } = await payDonation();
  for (const end of ['won', 'closed'] as const) {
    const { id } = fake.card.dispute(paymentId, 'open', {});
    for (const status of ['under_review', 'action_required', end] as const)
      fake.card.dispute(paymentId, status, { id });
  }
  await deliverEvents();
  expect((await listDisputes()).map(({ status }) => status).toSorted()).toEqual(['closed', 'won']);
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'CAPTURED', refunded: 0 });
});

test('a dispute over a part takes that part, and two of one payment together no more than it was', async () => {
  const { tran_id, paymentId } = await payDonation();
  await loseDispute(paymentId, 20_000);
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'PART_REFUNDED', refunded: 20_000 });
  await loseDispute(paymentId, 20_000);
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'PART_REFUNDED', refunded: 40_000 });
  await loseDispute(paymentId, 20_000);
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'REFUNDED', refunded: WHOLE });
  expect(await findFunds()).toMatchObject({ refunded: WHOLE, donors: 0 });
});

test('events of a dispute in any order, each twice, come to the same', async () => {
  const statuses = ['open', 'under_review', 'action_required', 'lost'] as const;
  for (const turn of permute([0, 1, 2, 3])) {
    const { tran_id, paymentId } = await payDonation({
      phone: `98460${String(turn.join('')).padStart(5, '1')}`,
    });
    let id: string | undefined;
    for (const status of statuses) {
      api.clock.pass(1);
      ({ id } = fake.card.dispute(paymentId, status, { ...(id !== undefined && { id }) }));
    }
    const events = fake.events.splice(0);
    for (const which of [...turn, ...turn]) {
      const event = events[which];
      if (event) await api.app.inject(signEvent(event));
    }
    const [dispute] = await db().select().from(disputes).where(eq(disputes.paymentId, paymentId));
    expect(dispute).toMatchObject({ status: 'lost', lost: WHOLE, subtracted: WHOLE });
    expect(await findTransaction(tran_id)).toMatchObject({ state: 'REFUNDED', refunded: WHOLE });
  }
});

test('a dispute that is heard of before its payment counts when the payment comes', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  const captured = fake.events.splice(0);
  await loseDispute(id, 20_000);
  expect(await listDisputes()).toMatchObject([{ tranId: null, status: 'lost', subtracted: 0 }]);
  fake.events.push(...captured);
  await deliverEvents();
  expect(await listDisputes()).toMatchObject([{ tranId: tran_id, subtracted: 20_000 }]);
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'PART_REFUNDED', refunded: 20_000 });
});

test('a lost dispute that was reported at the same moment as its payment counts at the next reconciliation', async () => {
  const { tran_id, paymentId } = await payDonation();
  const dispute = { id: 'disp_1', payment_id: 'pay_unknown', amount: 20_000 };
  const event = { event: 'payment.dispute.lost', payload: { dispute: { entity: dispute } } };
  await api.app.inject(signBody(JSON.stringify(event)));
  // As two database transactions leave it, of which neither saw the other.
  await db().update(disputes).set({ paymentId });
  await reconcile(deps());
  await reconcile(deps());
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'PART_REFUNDED', refunded: 20_000 });
  expect(await listDisputes()).toMatchObject([{ tranId: tran_id, subtracted: 20_000 }]);
});

test('a dispute after a refund, or a refund after a dispute, never takes more than was given', async () => {
  const first = await payDonation();
  await refund(first.paymentId, WHOLE);
  await deliverEvents();
  await loseDispute(first.paymentId);
  expect(await findTransaction(first.tran_id)).toMatchObject({ state: 'REFUNDED', refunded: WHOLE });

  const second = await payDonation({ phone: '9846000002' });
  await refund(second.paymentId, 50_000);
  await loseDispute(second.paymentId);
  expect(await findTransaction(second.tran_id)).toMatchObject({ state: 'REFUNDED', refunded: WHOLE });

  const third = await payDonation({ phone: '9846000003' });
  await loseDispute(third.paymentId, 50_000);
  expect(await refund(third.paymentId, WHOLE)).toMatchObject({ outcome: 'too-much', remaining: 50 });
  api.clock.pass(1);
  // The provider's own pages know of no such limit.
  fake.card.refund(third.paymentId, WHOLE, null);
  await deliverEvents();
  await reconcile(deps());
  expect(await findTransaction(third.tran_id)).toMatchObject({ state: 'REFUNDED', refunded: WHOLE });
  expect((await post('check', { tran_id: third.tran_id, phone: '0003' })).json()).toMatchObject({
    refunds: { given: WHOLE, returned: [{ amount: 50_000 }, { amount: 50 }] },
  });
  expect(await findFunds()).toMatchObject({ captured: 3 * WHOLE, refunded: 3 * WHOLE, donors: 0 });
});

test('a lost dispute of a second payment leaves the donation, and lowers what is due to be given back', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  const second = payOrder(order_id);
  await deliverEvents();
  await loseDispute(second.id, 50_000);
  const due = and(eq(refunds.paymentId, second.id), eq(refunds.state, 'due'));
  expect(await db().select().from(refunds).where(due)).toMatchObject([{ amount: 50 }]);
  await loseDispute(second.id);
  expect(await db().select().from(refunds).where(due)).toEqual([]);
  expect(await findTransaction(tran_id)).toMatchObject({ state: 'CAPTURED', refunded: 0 });
  expect(await findFunds()).toMatchObject({ captured: WHOLE, refunded: 0, donors: 1 });
});

test('a lost dispute in another currency takes all that is left of its payment, and one that names another payment nothing', async () => {
  const first = await payDonation();
  const other = await payDonation({ phone: '9846000002' });
  const tell = (event: string, dispute: object) => {
    const payload = {
      dispute: { entity: { id: 'disp_1', payment_id: first.paymentId, amount: 900, ...dispute } },
    };
    return api.app.inject(signBody(JSON.stringify({ event: `payment.dispute.${event}`, payload })));
  };
  await tell('created', { currency: 'USD' });
  await tell('lost', { payment_id: other.paymentId });
  expect(await findTransaction(first.tran_id)).toMatchObject({ state: 'CAPTURED', refunded: 0 });
  await tell('lost', { currency: 'USD' });
  await tell('lost', { currency: 'USD' });
  expect(await listDisputes()).toMatchObject([
    { paymentId: first.paymentId, status: 'lost', lost: 900, subtracted: 900 },
  ]);
  expect(await findTransaction(first.tran_id)).toMatchObject({ state: 'REFUNDED', refunded: WHOLE });
  const receipt = (await listReceipts()).find(({ tranId }) => tranId === first.tran_id);
  expect(receipt?.cancelledAt).toEqual(expect.any(Date));
  expect(await findTransaction(other.tran_id)).toMatchObject({ state: 'CAPTURED', refunded: 0 });
});

test('a dispute that is lost in two phases, the second without its name or a sum, takes each loss once', async () => {
  const { tran_id, paymentId } = await payDonation();
  const tell = async (event: string, dispute: object) => {
    const entity = { id: 'disp_1', payment_id: paymentId, amount: 40_000, ...dispute };
    const payload = { dispute: { entity } };
    await api.app.inject(signBody(JSON.stringify({ event: `payment.dispute.${event}`, payload })));
    return findTransaction(tran_id);
  };
  const first = { phase: 'chargeback', amount_deducted: 10_000 };
  expect(await tell('lost', first)).toMatchObject({ state: 'PART_REFUNDED', refunded: 10_000 });
  await tell('created', { phase: 'arbitration' });
  expect(await tell('lost', { phase: 'arbitration', amount_deducted: 5_000 })).toMatchObject({
    refunded: 15_000,
  });
  expect(await tell('lost', first)).toMatchObject({ refunded: 15_000 });
  expect(await tell('lost', { amount_deducted: 0 })).toMatchObject({
    state: 'PART_REFUNDED',
    refunded: 40_000,
  });
  expect(await listDisputes()).toMatchObject([
    { phase: 'arbitration', status: 'lost', lost: 40_000, subtracted: 40_000 },
  ]);
});

test('a dispute of a payment that was not made here, or in a form of tomorrow, is told to staff too', async () => {
  const dispute = { id: 'disp_1', payment_id: 'pay_elsewhere', amount: 900, phase: { tomorrow: true } };
  const payment = { entity: { id: 'pay_elsewhere', status: 'tomorrow' } };
  const event = { event: 'payment.dispute.created', payload: { payment, dispute: { entity: dispute } } };
  const reply = await api.app.inject(signBody(JSON.stringify(event)));
  expect(reply.json()).toEqual({ status: 'done' });
  expect(await listDisputes()).toMatchObject([{ id: 'disp_1', tranId: null, status: 'open', amount: 900 }]);
  expect(await listQuarantined()).toEqual([]);
});

test('staff are mailed what a dispute asks of them and until when, and how it ended, and no donor is named', async () => {
  const { tran_id, paymentId } = await payDonation();
  const mail = { address: 'office@site.example', delivery: { deliver: async () => undefined } };
  const takeMails = async () => {
    await notifyStaff(db(), mail, api.clock.now);
    const found = await db().delete(outbox).where(eq(outbox.recipient, 'trust')).returning();
    return found.map((row) => row.mail?.body ?? '');
  };
  const { id } = fake.card.dispute(paymentId, 'open', {});
  await deliverEvents();
  const [opened = ''] = await takeMails();
  expect(opened).toContain(
    `₹500.50  ${tran_id}  ${paymentId}  dispute ${id} open (answer before 2026-03-08): answer`,
  );
  expect(opened).not.toContain('Anu');
  for (const [status, words] of [
    ['under_review', undefined],
    ['action_required', 'the bank wants better proof'],
    ['lost', 'the donation, its receipt and the sums are lowered'],
  ] as const) {
    api.clock.pass(60);
    fake.card.dispute(paymentId, status, { id });
    await deliverEvents();
    expect(await takeMails()).toEqual(words === undefined ? [] : [expect.stringContaining(words)]);
  }
  expect(await takeMails()).toEqual([]);
});
