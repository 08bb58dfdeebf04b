import { createAccount } from '../../../testing/account.ts';
import { DONOR, preparePaymentsApi } from '../../../testing/payments-api.ts';
import { eraseUnpaid } from './erase-unpaid.ts';

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
} = preparePaymentsApi();

const DAY_MINUTES = 24 * 60;
const TRIBUTE = { tributeKind: 'memory', tributeName: 'Mariam Beevi' };
const countTributes = async () => (await api.connection.pool.query('select 1 from tributes')).rowCount;

test('180 days after a donation was begun and not paid its donor is erased; who paid stays', async () => {
  const recorded = await recordDonation(TRIBUTE);
  const ordered = await beginDonation();
  const paid = await payDonation(TRIBUTE);
  api.clock.pass(180 * DAY_MINUTES);
  expect(await eraseUnpaid(db(), api.clock.now)).toBe(0);
  api.clock.pass(1);
  expect(await eraseUnpaid(db(), api.clock.now)).toBe(2);
  expect(await eraseUnpaid(db(), api.clock.now)).toBe(0);

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
  await eraseUnpaid(db(), api.clock.now);
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
  await eraseUnpaid(db(), api.clock.now);
  expect(await list()).toEqual([]);
});
