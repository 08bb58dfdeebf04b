import { createAccount } from '../../../testing/account.ts';
import { signEvent } from '../../../testing/fake-card-provider.ts';
import { DONOR, preparePaymentsApi } from '../../../testing/payments-api.ts';
import { REPORT, writeStatement } from '../../../testing/reported-gift.ts';
import { listTablesWith } from '../../../testing/search-tables.ts';
import { matchGift } from '../direct-gifts/match-gift.ts';
import { listUnmatchedLines } from '../direct-gifts/statement-lines.store.ts';
import { importStatement } from '../direct-gifts/statement/import-statement.ts';
import { refundPayment } from '../providers/refunds/refund.ts';
import { eraseOldDonors } from './erase-donors.ts';

const {
  api,
  fake,
  db,
  post,
  recordDonation,
  beginDonation,
  payDonation,
  findTransaction,
  payOrder,
  deliverEvents,
  getStatus,
  deps,
  findFunds,
  listReceipts,
} = preparePaymentsApi();

const DAY_MINUTES = 24 * 60;
const TRIBUTE = { tributeKind: 'memory', tributeName: 'Mariam Beevi' };
const countTributes = async () => (await api.connection.pool.query('select 1 from tributes')).rowCount;

const listTablesNaming = (pattern: string) => listTablesWith(api.connection.pool, pattern);

const eraseAt = async (moment: string) => {
  api.clock.now = new Date(moment);
  return eraseOldDonors(db(), api.clock.now);
};

test('180 days after a donation was begun and not paid its donor is erased; who paid stays', async () => {
  const recorded = await recordDonation(TRIBUTE);
  const ordered = await beginDonation();
  const paid = await payDonation(TRIBUTE);
  api.clock.pass(180 * DAY_MINUTES);
  expect(await eraseOldDonors(db(), api.clock.now)).toBe(0);
  api.clock.pass(1);
  expect(await eraseOldDonors(db(), api.clock.now)).toBe(2);
  expect(await eraseOldDonors(db(), api.clock.now)).toBe(0);

  for (const { tran_id } of [recorded, ordered]) {
    const row = await findTransaction(tran_id);
    expect(row?.amount).toBe(DONOR.amount);
    expect(JSON.stringify(row)).not.toMatch(/Anu|donor\.example|98460|Tirur/);
  }
  expect(await findTransaction(paid.tran_id)).toMatchObject({ firstName: 'Anu', email: DONOR.email });
  expect(await countTributes()).toBe(1);
});

test('an erased donation cannot be given another donor, and gives no form; money that comes after all counts', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { tran_id: unordered } = await recordDonation();
  api.clock.pass(181 * DAY_MINUTES);
  await eraseOldDonors(db(), api.clock.now);
  expect((await post('newTrans', { tran_id, ...DONOR })).statusCode).toBe(409);
  for (const known of [{}, DONOR])
    expect((await post('createFederalHash', { tran_id: unordered, ...known })).statusCode).toBe(409);
  payOrder(order_id);
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('an erased donation is the account’s no more', async () => {
  const list = async () => (await post('my-donations', {}, await createAccount(api))).json<object>();
  const { order_id } = await beginDonation({}, await createAccount(api));
  fake.card.fail(order_id, 'insufficient_funds');
  await deliverEvents();
  expect(await list()).toMatchObject([{ status: 'FAILED', amount: DONOR.amount }]);
  api.clock.pass(180 * DAY_MINUTES + 1);
  await eraseOldDonors(db(), api.clock.now);
  expect(await list()).toEqual([]);
});

describe('eleven years after the financial year of a payment', () => {
  test('its donor is erased, and for whom it was; the receipt’s number and the sums stay', async () => {
    api.clock.now = new Date('2026-03-31T18:00:00Z');
    const paid = await payDonation({ ...TRIBUTE, pan: 'ABCDE1234F' });
    const refund = {
      amount: 100_00,
      idempotencyKey: 'part-of-it',
      reason: 'Anu asked for it',
      askedBy: 'office',
    };
    await refundPayment(deps(), { ...refund, paymentId: paid.paymentId });
    const { receiptToken } = (await findTransaction(paid.tran_id)) ?? {};
    const receipt = () => api.app.inject(`/payments/receipt?token=${receiptToken ?? ''}`);
    const funds = await findFunds();
    expect(await eraseAt('2037-03-31T18:29:59Z')).toBe(0);
    expect((await receipt()).statusCode).toBe(200);

    expect(await eraseAt('2037-03-31T18:30:00Z')).toBe(1);
    expect(await listTablesNaming('Anu|donor\\.example|98460|Tirur|ABCDE1234F|Mariam')).toEqual([]);
    expect((await receipt()).statusCode).toBe(404);
    expect(await listReceipts()).toMatchObject([{ financialYear: '2025-26', serial: 1, cancelledAt: null }]);
    expect(await findTransaction(paid.tran_id)).toMatchObject({
      state: 'PART_REFUNDED',
      amount: DONOR.amount,
    });
    expect(await findFunds()).toEqual(funds);
    expect(await eraseAt('2037-04-02T00:00:00Z')).toBe(0);
  });

  test('one of April is stored a year longer, also when it was begun in March', async () => {
    api.clock.now = new Date('2026-03-31T18:00:00Z');
    const begun = await beginDonation();
    api.clock.now = new Date('2026-03-31T18:30:00Z');
    payOrder(begun.order_id);
    await deliverEvents();
    expect(await eraseAt('2038-03-31T18:29:59Z')).toBe(0);
    expect(await eraseAt('2038-03-31T18:30:00Z')).toBe(1);
  });

  test('a donor whose money did not fit, and was never settled, is erased by the day of its beginning', async () => {
    api.clock.now = new Date('2026-03-31T18:29:00Z');
    const { tran_id, order_id } = await beginDonation();
    const payment = { ...payOrder(order_id), amount: 100 };
    fake.events.length = 0;
    await api.app.inject(signEvent({ event: 'payment.captured', payment }));
    expect((await findTransaction(tran_id))?.state).toBe('QUARANTINED');
    expect(await eraseAt('2037-03-31T18:29:59Z')).toBe(0);
    expect(await eraseAt('2037-03-31T18:30:00Z')).toBe(1);
  });

  test('a gift by bank transfer is erased with what its donor reported, by the day of the statement', async () => {
    api.clock.now = new Date('2026-04-05T09:00:00Z');
    const reported = (await post('report-gift', { ...REPORT, paidOn: '2026-03-28' })).json<{
      tran_id: string;
    }>();
    await importStatement(
      deps(),
      Buffer.from(writeStatement([{ day: '28/03/2026', rupees: '500.50' }])),
      'office',
    );
    const [line] = await listUnmatchedLines(db());
    const match = { tranId: reported.tran_id, lineId: line?.id ?? 0, by: 'office', takesOtherAmount: false };
    expect(await matchGift(deps(), match)).toMatchObject({ outcome: 'matched' });
    expect(await eraseAt('2037-03-31T18:29:59Z')).toBe(0);
    expect(await eraseAt('2037-03-31T18:30:00Z')).toBe(1);
    expect(await listTablesNaming('Anu|donor\\.example|98460|Tirur|ABCDE1234F|412345678901')).toEqual([]);
  });
});
