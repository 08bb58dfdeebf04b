import { drizzle } from 'drizzle-orm/node-postgres';
import { preparePaymentsApi } from '../../../testing/payments-api.ts';
import { checkPayment } from './check-payment.ts';

const { api, fake, deps, post, beginDonation, createOrder, payOrder, takeReference } = preparePaymentsApi();

test('a check asks the provider now, and tells the state alone', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  const reply = await post('check', { tran_id, phone: '2345' });
  expect(reply.json()).toEqual({ status: 'SUCCESS' });
});

test.each([
  (reference: string) => reference.toLowerCase(),
  (reference: string) => `Transaction reference: ${reference}.`,
  (reference: string) => reference.replaceAll('/', '-'),
  (reference: string) => reference.replaceAll('/', ' '),
  (reference: string) => `\u202a${reference}\u200b`,
])('a check finds a reference as people write and copy it (%#)', async (write) => {
  const { tran_id } = await beginDonation();
  expect((await post('check', { tran_id: write(tran_id), phone: '٢٣٤٥' })).statusCode).toBe(200);
  expect((await post('status', { tran_id: write(tran_id) })).statusCode).toBe(200);
});

test('a check says the same for another’s figures and for no such reference, and locks after five wrong tries', async () => {
  const { tran_id } = await beginDonation();
  for (let tries = 0; tries < 5; tries += 1) {
    const wrong = await post('check', { tran_id, phone: '0000' });
    const unknown = await post('check', { tran_id: 'nobody', phone: '0000' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([404, 404]);
  }
  const locked = await post('check', { tran_id, phone: '2345' });
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
  api.clock.pass(14.5);
  const later = await post('check', { tran_id, phone: '2345' });
  expect([later.statusCode, later.headers['retry-after']]).toEqual([429, '30']);
  expect(later.json()).toMatchObject({ detail: 'Too many attempts. Try again in 1 minute' });
  api.clock.pass(0.5);
  expect((await post('check', { tran_id, phone: '2345' })).statusCode).toBe(200);
});

test('a right check clears the count of wrong ones', async () => {
  const { tran_id } = await beginDonation();
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) await post('check', { tran_id, phone: '0000' });
    expect((await post('check', { tran_id, phone: '2345' })).statusCode).toBe(200);
  }
});

test.each(['', '45', 'phone'])(
  'the figures %j open no donation, nor one whose donor is not recorded',
  async (phone) => {
    const { tran_id } = await beginDonation();
    const unrecorded = await takeReference();
    await createOrder(unrecorded);
    for (const reference of [tran_id, unrecorded])
      expect((await post('check', { tran_id: reference, phone })).statusCode).toBeGreaterThanOrEqual(400);
  },
);

test('a check that is locked is free within minutes, although the clock was put back a day', async () => {
  const { tran_id } = await beginDonation();
  for (let tries = 0; tries < 5; tries += 1) await post('check', { tran_id, phone: '0000' });
  expect((await post('check', { tran_id, phone: '2345' })).statusCode).toBe(429);
  api.clock.pass(-24 * 60);
  expect((await post('check', { tran_id, phone: '2345' })).statusCode).toBe(200);
});

test('a check goes by the provider’s order or payment too, also when we never heard of the payment', async () => {
  const { order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  fake.events.length = 0;
  for (const tran_id of [` ${id} `, order_id, id]) {
    const reply = await post('check', { tran_id, phone: '2345' });
    expect(reply.json()).toEqual({ status: 'SUCCESS' });
  }
  expect(Object.keys((await post('check', { tran_id: id, phone: '2345' })).json<object>())).toEqual([
    'status',
  ]);
});

test('a check says so when the provider would have to be asked and is away', async () => {
  const { order_id } = await beginDonation();
  const { id } = fake.card.authorise(order_id);
  fake.isDown = true;
  expect((await post('check', { tran_id: id, phone: '2345' })).statusCode).toBe(503);
});

test('a check is locked for the donation, by whatever it is called and also after a restart', async () => {
  const { tran_id, order_id } = await beginDonation();
  const { id } = payOrder(order_id);
  for (const reference of [tran_id, order_id, id, order_id, tran_id])
    expect((await post('check', { tran_id: reference, phone: '0000' })).statusCode).toBe(404);
  const restarted = { ...deps(), database: drizzle(api.connection.pool, { casing: 'snake_case' }) };
  for (const reference of [tran_id, order_id, id])
    expect(await checkPayment(restarted, reference, '2345')).toMatchObject({ outcome: 'locked' });
});
