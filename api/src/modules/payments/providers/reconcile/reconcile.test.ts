import { eq } from 'drizzle-orm';
import { outbox, refunds } from '../../../../testing/all-tables.ts';
import { DONOR, preparePaymentsApi } from '../../../../testing/payments-api.ts';
import { createDueRefund } from '../../ledger/capture.ts';
import { notifyStaff } from '../../ledger/notices/notify-staff.ts';
import { refundPayment } from '../refunds/refund.ts';
import { reconcile } from './reconcile.ts';
import { startReconciliation } from '../../start-reconciliation.ts';

const {
  api,
  fake,
  db,
  deps,
  beginDonation,
  payOrder,
  deliverEvents,
  deliverAllAtOnce,
  getStatus,
  findTransaction,
  findFunds,
  listReceipts,
} = preparePaymentsApi();

test('reconciliation finds money that nobody told us of, once, though it runs twice', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  expect(await reconcile(deps())).toBe(0);
  api.clock.pass(16);
  const asked = await Promise.all([reconcile(deps()), reconcile(deps())]);
  expect(asked.reduce((sum, count) => sum + count)).toBe(1);
  expect(await getStatus(tran_id)).toBe('SUCCESS');
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
});

test('reconciliation goes on after the clock was put back a day, and counts the money once', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  api.clock.pass(-24 * 60);
  expect(await reconcile(deps())).toBe(1);
  expect(await reconcile(deps())).toBe(0);
  expect(await getStatus(tran_id)).toBe('SUCCESS');
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
});

test('an api that starts asks at once for what was paid while none ran', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  const errors: unknown[] = [];
  await startReconciliation(deps(), (error) => errors.push(error), undefined).stop();
  expect(await getStatus(tran_id)).toBe('SUCCESS');
  expect(errors).toEqual([]);
});

test('reconciliation and the provider’s event at the same moment count the money once', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  api.clock.pass(16);
  await Promise.all([reconcile(deps()), deliverAllAtOnce(), reconcile(deps())]);
  expect(await getStatus(tran_id)).toBe('SUCCESS');
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
  expect(await listReceipts()).toHaveLength(1);
});

test('reconciliation takes the money of one promise, not of another beside it', async () => {
  const { tran_id, order_id } = await beginDonation();
  fake.card.authorise(order_id);
  fake.card.authorise(order_id);
  api.clock.pass(16);
  await reconcile(deps());
  expect(await getStatus(tran_id)).toBe('SUCCESS');
  expect(fake.card.listPayments(order_id).map(({ captured }) => captured)).toEqual([true, false]);
});

test('reconciliation goes on with the others when an answer cannot be read', async () => {
  const broken = await beginDonation();
  const whole = await beginDonation({ phone: '9846000001' });
  for (const { order_id } of [broken, whole]) payOrder(order_id);
  api.clock.pass(16);
  const card = {
    ...fake.provider,
    listPayments: (orderId: string) =>
      orderId === broken.order_id
        ? Promise.reject(new Error('unreadable'))
        : fake.provider.listPayments(orderId),
  };
  await expect(reconcile({ ...deps(), card })).rejects.toThrow('unreadable');
  expect(await getStatus(whole.tran_id)).toBe('SUCCESS');
});

test('a refund that could not be sent is sent again after a quarter of an hour, and not before', async () => {
  const { order_id } = await beginDonation();
  const { id: paymentId } = payOrder(order_id);
  await deliverEvents();
  fake.isDown = true;
  const asked = { amount: 100, reason: 'asked for', askedBy: 'office', idempotencyKey: 'refund-later' };
  await refundPayment(deps(), { ...asked, paymentId });
  fake.isDown = false;
  api.clock.pass(14);
  await reconcile(deps());
  expect(fake.card.listRefunds(paymentId)).toEqual([]);
  api.clock.pass(1);
  await reconcile(deps());
  expect(fake.card.listRefunds(paymentId)).toHaveLength(1);
});

test('reconciliation applies a refund that came at the same moment as its payment', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  await deliverEvents();
  const made = fake.card.refund(id, undefined, null);
  fake.events.length = 0;
  const missed = { ...createDueRefund(id, null, DONOR.amount, api.clock.now), state: 'processed' as const };
  await db()
    .insert(refunds)
    .values({ ...missed, providerRefundId: made.id });
  api.clock.pass(16);
  await reconcile(deps());
  expect((await findTransaction(tran_id))?.state).toBe('REFUNDED');
  expect(await findFunds()).toMatchObject({ refunded: DONOR.amount, donors: 0 });
});

test('reconciliation ends a promise that the provider gave back untaken, and believes money that comes after all', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = fake.card.authorise(order_id);
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('PENDING');
  fake.card.expireAuthorisation(id);
  api.clock.pass(6 * 24 * 60);
  await reconcile(deps());
  expect(await getStatus(tran_id)).toBe('FAILED');
  payOrder(order_id);
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('money that is paid on the fifth day, of which no event tells, is found', async () => {
  const { tran_id, order_id } = await beginDonation();
  api.clock.pass(4 * 24 * 60);
  await reconcile(deps());
  payOrder(order_id);
  fake.events.splice(0);
  api.clock.pass(24 * 60);
  await reconcile(deps());
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('reconciliation gives up after five days only when the provider says that there is nothing, and late money still counts', async () => {
  const { tran_id, order_id } = await beginDonation();
  api.clock.pass(5 * 24 * 60);
  fake.isDown = true;
  await reconcile(deps());
  expect((await findTransaction(tran_id))?.state).toBe('ORDER_CREATED');
  fake.isDown = false;
  api.clock.pass(24 * 60);
  await reconcile(deps());
  expect((await findTransaction(tran_id))?.state).toBe('EXPIRED');
  payOrder(order_id);
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('staff are mailed once about what was paid twice and what fits no donation, and no donor is named', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  const second = payOrder(order_id);
  await deliverEvents();
  const nobodys = payOrder(fake.card.createOrder(500, 'INR', null).id);
  await deliverEvents();
  let deliveries = 0;
  const mail = {
    address: 'office@site.example',
    delivery: { deliver: async () => void (deliveries += 1) },
  };
  await Promise.all([notifyStaff(db(), mail, api.clock.now), notifyStaff(db(), mail, api.clock.now)]);
  const mails = await db().select().from(outbox).where(eq(outbox.recipient, 'trust'));
  expect(mails).toMatchObject([{ mail: { subject: 'Donations: 2 payments wait for you' } }]);
  expect(mails[0]?.mail?.body).toContain(`₹500.50  ${tran_id}  ${second.id}  paid twice`);
  expect(mails[0]?.mail?.body).toContain(`₹5.00  -  ${nobodys.id}  fits no donation: unknown-order`);
  expect(mails[0]?.mail?.body).not.toContain('Anu');
  expect(deliveries).toBe(1);
});
