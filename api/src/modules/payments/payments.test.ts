import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  outbox,
  projectFunds,
  projects,
  quarantinedPayments,
  receipts,
  refunds,
  transactionMoves,
  transactions,
} from '../../database/schema.ts';
import { importSmallSet } from '../../testing/content-folder.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { checkPayment } from './checkout/check-payment.ts';
import { hashBankMessage } from './providers/federal/bank-gateway.ts';
import { TEST_BANK as BANK, createTestBank, signBankAnswer } from '../../testing/test-bank.ts';
import { refundPayment } from './ledger/refund.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { createDueRefund } from './ledger/settle.ts';
import { notifyStaff } from './reconcile/notify-staff.ts';
import { resetPayments } from '../../testing/reset-payments.ts';
import { permute, FakeCardProvider, signCheckout, signEvent } from '../../testing/fake-card-provider.ts';

const DONOR = {
  firstName: 'Anu',
  email: 'anu@donor.example',
  phone: '+91 98460 12345',
  address: 'House 1, Tirur',
  amount: 50_050,
  project: '101',
};

let api: TestApi;
const fake = new FakeCardProvider();
beforeAll(async () => {
  const bank = createTestBank();
  api = await startTestApi({}, { payments: { card: fake.provider, bank } });
  fake.now = () => api.clock.now;
  await importSmallSet(api);
});
beforeEach(() => resetPayments(api, fake));
afterAll(() => api.close());

const db = () => api.connection.database;
const deps = () => ({
  database: db(),
  card: fake.provider,
  now: () => api.clock.now,
  largestDonation: 1_00_00_000_00,
  paymentsPerMinute: 100,
  prefixes: { donation: 'SCT', solace: 'SOL' },
  siteUrl: 'https://site.example',
  trustName: { en: 'Sample' },
});
const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/payments/${call}`, payload, headers });
const form = (call: string, fields: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: `/payments/${call}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const takeReference = async (prefix = 'SCT') =>
  (await post('getNextSequence', { prefix })).json<{ tran_id: string }>().tran_id;
const order = (receipt: string, amount = DONOR.amount) =>
  post('get-orderid-for-razorpay', { amount, receipt });

/** A donation with its order, ready to be paid. */
async function beginDonation(change: object = {}) {
  const tran_id = await takeReference();
  await post('newTrans', { tran_id, ...DONOR, ...change });
  const reply = await order(tran_id);
  expect(reply.statusCode).toBe(200);
  return { tran_id, order_id: reply.json<{ order_id: string }>().order_id };
}
const getStatus = async (tran_id: string) =>
  (await post('status', { tran_id })).json<{ status: string }>().status;
const findRow = async (tran_id: string) =>
  (await db().select().from(transactions).where(eq(transactions.tranId, tran_id)))[0];
const findFunds = async (project = '101') =>
  (await db().select().from(projectFunds).where(eq(projectFunds.projectId, project)))[0];
/** The project as visitors see it. */
const getProject = async () => {
  const url = '/api/project/get-project-by-id';
  return (await api.app.inject({ method: 'POST', url, payload: { _id: '101' } })).json<object>();
};
const deliverEvents = async () => {
  for (const event of fake.events.splice(0)) await api.app.inject(signEvent(event));
};
/** All events at the same moment; what a busy server did not take is sent again, as the provider does. */
const deliverAllAtOnce = async () => {
  let sent = fake.events.splice(0).map((event) => signEvent(event));
  while (sent.length > 0) {
    const replies = await Promise.all(sent.map((call) => api.app.inject(call)));
    sent = sent.filter((_, index) => replies[index]?.statusCode !== 200);
  }
};

describe('A reference', () => {
  test('is prefix, year and number, and the next one is another', async () => {
    expect([await takeReference(), await takeReference()]).toEqual(['SCT/2026/000001', 'SCT/2026/000002']);
    expect(await takeReference('SOL')).toBe('SOL/2026/000001');
  });

  test('is told as plain text to who asks for it', async () => {
    const reply = await post('getNextSequence', { prefix: 'SCT' }, { accept: 'text/plain' });
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toBe('SCT/2026/000001');
  });

  test('cannot be had under a prefix that is nobody’s', async () => {
    expect((await post('getNextSequence', { prefix: 'EVIL' })).statusCode).toBe(422);
  });

  test('is given once, also to a thousand who ask at the same moment', async () => {
    const given = await Promise.all(Array.from({ length: 1_000 }, () => takeReference()));
    expect(new Set(given).size).toBe(1_000);
  });

  test('that was not given out yet cannot be taken from who will get it', async () => {
    expect((await post('newTrans', { tran_id: 'SCT/2026/000009', ...DONOR })).statusCode).toBe(409);
    expect((await order('SCT/2026/000009')).statusCode).toBe(409);
  });

  test.each(['SCT/2026/1', 'sct/2026/000001', 'SCT/2026/0000001', 'order_ABC123', 'pay_ABC123'])(
    'that is read as another’s, such as %s, cannot be taken',
    async (tran_id) => {
      await takeReference();
      expect((await post('newTrans', { tran_id, ...DONOR })).statusCode).toBe(409);
      expect((await order(tran_id)).statusCode).toBe(409);
    },
  );
});

describe('Recording a donation', () => {
  test('answers what is stored, with a token for its receipt and nothing of the merchant’s', async () => {
    const tran_id = await takeReference();
    const reply = await post('newTrans', {
      tran_id,
      ...DONOR,
      status: 'SUCCESS',
      hash_key: 'x',
      pass_code: 'y',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      ...DONOR,
      tran_id,
      status: 'NEW',
      currency: 'INR',
      place: '',
      district: '',
      programme: null,
      purpose: 'project',
      pan: null,
      anonymous: false,
      isMobile: false,
      charge_code: 'A',
      receiptToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('fifty times at once is one donation with one token, and asking for its order makes one order', async () => {
    const tran_id = await takeReference();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => post('newTrans', { tran_id, ...DONOR })),
    );
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    const orders = await Promise.all(Array.from({ length: 50 }, () => order(tran_id)));
    expect(new Set(orders.map((reply) => reply.body)).size).toBe(1);
    expect(orders[0]?.statusCode).toBe(200);
    expect(fake.card.listOrders(tran_id)).toHaveLength(1);
    expect(await db().select().from(transactions)).toHaveLength(1);
  });

  test('with other words under the same reference is refused', async () => {
    const { tran_id } = await beginDonation();
    expect((await post('newTrans', { tran_id, ...DONOR, firstName: 'Other' })).statusCode).toBe(409);
    expect((await post('newTrans', { tran_id, ...DONOR })).statusCode).toBe(201);
  });

  test('the first to name an amount fixes it, whether order or donation', async () => {
    const first = await takeReference();
    expect((await order(first, 70_000)).statusCode).toBe(200);
    expect((await post('newTrans', { tran_id: first, ...DONOR })).statusCode).toBe(409);
    expect((await post('newTrans', { tran_id: first, ...DONOR, amount: 70_000 })).statusCode).toBe(201);
    const { tran_id } = await beginDonation();
    expect((await order(tran_id, 100)).statusCode).toBe(409);
  });

  test('says all that is missing, in the order and the words of the form', async () => {
    const reply = await post('newTrans', { tran_id: await takeReference(), amount: 0 });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      errors: [
        { field: 'amount', message: 'Please provide an amount.' },
        { field: 'firstName', message: 'Please enter your name.' },
        { field: 'email', message: 'Please provide your email.' },
        { field: 'phone', message: 'Please provide your whatsapp number.' },
        { field: 'address', message: 'Please provide your billing address.' },
      ],
    });
  });

  test.each([
    ['an unknown project', { project: '999' }, 422],
    ['a completed project', { project: '102' }, 409],
    [
      'a programme that takes no bookings',
      { programme: '91', project: '', amount: 100, place: 'x', district: 'y' },
      422,
    ],
    ['a field that nobody knows', { shoeSize: 42 }, 422],
    ['a malformed PAN', { pan: 'ABC' }, 422],
  ])('for %s is refused', async (_what, change, status) => {
    expect((await post('newTrans', { tran_id: await takeReference(), ...DONOR, ...change })).statusCode).toBe(
      status,
    );
  });

  test.each([
    ['bmz', 'zakat'],
    ['home', 'shelter-home'],
    ['medicare', 'medicare'],
    ['', 'general'],
  ])('to “%s” keeps the purpose %s', async (project, purpose) => {
    const reply = await post('newTrans', { tran_id: await takeReference(), ...DONOR, project });
    expect(reply.json()).toMatchObject({ purpose, project: null });
  });

  test('as a booking costs what the programme does', async () => {
    const booking = { ...DONOR, project: '', programme: '90', place: 'Tirur', district: 'Malappuram' };
    const tran_id = await takeReference('SOL');
    expect((await post('newTrans', { tran_id, ...booking, amount: 100 })).statusCode).toBe(422);
    const reply = await post('newTrans', { tran_id, ...booking, amount: 150_000 });
    expect(reply.json()).toMatchObject({ amount: 150_000, purpose: 'solace', programme: '90' });
  });

  test('does not go on without end with one phone number', async () => {
    for (let donation = 0; donation < 20; donation += 1)
      await post('newTrans', { tran_id: await takeReference(), ...DONOR });
    const reply = await post('newTrans', { tran_id: await takeReference(), ...DONOR });
    expect(reply.statusCode).toBe(429);
    api.clock.pass(11);
    expect((await post('newTrans', { tran_id: await takeReference(), ...DONOR })).statusCode).toBe(201);
  });
});

describe('An order', () => {
  test('that the provider could not be asked for is made once it can, and only one', async () => {
    const tran_id = await takeReference();
    fake.isDown = true;
    const away = await order(tran_id);
    expect(away.statusCode).toBe(503);
    expect(away.json<{ detail: string }>().detail).toContain('No money was taken');
    fake.isDown = false;
    expect((await order(tran_id)).statusCode).toBe(200);
    expect(fake.card.listOrders(tran_id)).toHaveLength(1);
  });

  test.each([0, 99, 0.5, -100, '1e3', '1.5', '', 1_00_00_000_01, 'NaN'])(
    'of %j paise is refused',
    async (amount) => {
      const reply = await post('get-orderid-for-razorpay', { amount, receipt: await takeReference() });
      expect(reply.statusCode).toBe(422);
    },
  );

  test('of an amount in Malayalam figures is of that amount', async () => {
    const receipt = await takeReference();
    const reply = await post('get-orderid-for-razorpay', { amount: ' ൫൦൦൦൦ ', receipt });
    expect(fake.card.findOrder(reply.json<{ order_id: string }>().order_id).amount).toBe(50_000);
  });
});

describe('A payment', () => {
  test('that was captured is a success with one receipt number, one word to mail and the project’s credit', async () => {
    const { tran_id, order_id } = await beginDonation();
    const { id } = fake.card.capture(fake.card.authorise(order_id).id);
    const reply = await post('update-trans-status', { tran_id, ...signCheckout(order_id, id) });
    expect(reply.json()).toEqual({ tran_id, status: 'SUCCESS' });
    await deliverEvents();
    expect(await post('update-trans-status', { tran_id, ...signCheckout(order_id, id) })).toMatchObject({
      statusCode: 200,
    });
    expect(await findFunds()).toMatchObject({ captured: DONOR.amount, refunded: 0, donors: 1 });
    expect(await db().select().from(receipts)).toMatchObject([
      { financialYear: '2025-26', serial: 1, tranId: tran_id },
    ]);
    expect(await db().select().from(outbox)).toMatchObject([{ kind: 'captured', tranId: tran_id }]);
    expect(await getProject()).toMatchObject({ fundsReceived: 25_500, donors: 1 });
  });

  test('that is only promised is being checked, until the provider says captured', async () => {
    const { tran_id, order_id } = await beginDonation();
    const { id } = fake.card.authorise(order_id);
    const reply = await post('update-trans-status', { tran_id, ...signCheckout(order_id, id) });
    expect(reply.json()).toEqual({ tran_id, status: 'PENDING' });
    fake.card.capture(id);
    await deliverEvents();
    expect(await getStatus(tran_id)).toBe('SUCCESS');
  });

  test('is not believed from a browser: no signature, another order’s, or a word', async () => {
    const mine = await beginDonation();
    const other = await beginDonation();
    const { id } = fake.card.capture(fake.card.authorise(other.order_id).id);
    for (const report of [
      { status: 'SUCCESS' },
      { status: 'SUCCESS', paymentId: 'pay_x', signature: ['a'] },
      signCheckout(other.order_id, id),
    ]) {
      expect((await post('update-trans-status', { tran_id: mine.tran_id, ...report })).statusCode).toBe(400);
    }
    expect(await getStatus(mine.tran_id)).toBe('NEW');
    expect((await post('update-trans-status', { tran_id: 'nobody', status: 'SUCCESS' })).statusCode).toBe(
      404,
    );
    expect(
      (await post('update-trans-status', { tran_id: mine.tran_id, status: 'REFUNDED' })).statusCode,
    ).toBe(409);
  });

  test('that failed is failed, and money that comes late still counts', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.fail(order_id, 'insufficient_funds');
    await deliverEvents();
    expect(await getStatus(tran_id)).toBe('FAILED');
    expect((await findRow(tran_id))?.failureReason).toBe('insufficient_funds');
    fake.card.capture(fake.card.authorise(order_id).id);
    fake.card.fail(order_id, 'card_declined');
    await deliverEvents();
    expect(await getStatus(tran_id)).toBe('SUCCESS');
    expect((await post('update-trans-status', { tran_id, status: 'FAILED' })).statusCode).toBe(409);
  });

  test('of another amount than the donation’s is put aside, and gives neither receipt nor progress', async () => {
    const { tran_id, order_id } = await beginDonation();
    const payment = { ...fake.card.capture(fake.card.authorise(order_id).id), amount: 100 };
    fake.events.length = 0;
    await api.app.inject(signEvent({ event: 'payment.captured', payment }));
    expect(await getStatus(tran_id)).toBe('PENDING');
    expect(await db().select().from(quarantinedPayments)).toMatchObject([
      { why: 'other-amount', amount: 100 },
    ]);
    expect(await db().select().from(receipts)).toEqual([]);
    expect(await findFunds()).toBeUndefined();
  });

  test('in another currency is put aside', async () => {
    const { tran_id, order_id } = await beginDonation();
    const payment = { ...fake.card.capture(fake.card.authorise(order_id).id), currency: 'USD' };
    fake.events.length = 0;
    await api.app.inject(signEvent({ event: 'payment.captured', payment }));
    expect(await getStatus(tran_id)).toBe('PENDING');
    expect(await db().select().from(quarantinedPayments)).toMatchObject([
      { why: 'other-amount', currency: 'USD' },
    ]);
  });

  test('of another donation’s order is put aside, and the other one counts it once', async () => {
    const first = await beginDonation();
    const second = await beginDonation();
    const payment = fake.card.capture(fake.card.authorise(first.order_id).id);
    await deliverEvents();
    const stolen = { ...payment, order_id: second.order_id };
    await api.app.inject(signEvent({ event: 'payment.captured', payment: stolen }));
    expect(await getStatus(second.tran_id)).toBe('NEW');
    expect(await db().select().from(quarantinedPayments)).toMatchObject([
      { why: 'other-order', tranId: second.tran_id },
    ]);
    expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
  });

  test('with test keys never counts for a donation that was begun with real ones', async () => {
    const { tran_id, order_id } = await beginDonation();
    await db().update(transactions).set({ live: true });
    fake.card.capture(fake.card.authorise(order_id).id);
    await deliverEvents();
    expect(await getStatus(tran_id)).toBe('NEW');
    expect(await db().select().from(quarantinedPayments)).toMatchObject([{ why: 'other-mode' }]);
    expect(await findFunds()).toBeUndefined();
  });

  test('of the last minute of a financial year in India has that year’s receipt, though we hear of it in the next', async () => {
    api.clock.now = new Date('2026-03-31T18:20:00Z');
    const { tran_id, order_id } = await beginDonation();
    api.clock.now = new Date('2026-03-31T18:29:59Z');
    fake.card.capture(fake.card.authorise(order_id).id);
    fake.events.length = 0;
    const paidAt = api.clock.now;
    api.clock.pass(16);
    const other = await beginDonation({ phone: '9846000001' });
    fake.card.capture(fake.card.authorise(other.order_id).id);
    await reconcile(deps());
    await deliverEvents();
    const given = await db().select().from(receipts);
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

  test('for an order of nobody’s is put aside and answered, so that the provider rests', async () => {
    const payment = fake.card.capture(fake.card.authorise(fake.card.createOrder(500, 'INR', null).id).id);
    const reply = await api.app.inject(signEvent({ event: 'payment.captured', payment }));
    expect(reply.statusCode).toBe(200);
    expect(await db().select().from(quarantinedPayments)).toMatchObject([{ why: 'unknown-order' }]);
  });

  test('that was made twice counts once, and the other is due to be given back', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    const second = fake.card.capture(fake.card.authorise(order_id).id);
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

  test('leaves a history that nobody can change', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    await deliverEvents();
    const moves = await db().select().from(transactionMoves).where(eq(transactionMoves.tranId, tran_id));
    expect(moves.map(({ fromState, toState, cause }) => [fromState, toState, cause])).toEqual([
      ['NEW', 'ORDER_CREATED', 'order'],
      ['ORDER_CREATED', 'AUTHORISED', 'webhook'],
      ['AUTHORISED', 'CAPTURED', 'webhook'],
    ]);
    await expect(db().delete(transactionMoves)).rejects.toThrow();
  });

  test('paid in parallel fifty times over gives fifty receipts without a gap', async () => {
    // One after the other: only the payments have to be at the same moment.
    for (let donor = 0; donor < 50; donor += 1) {
      const { order_id } = await beginDonation({ phone: `98460${10_000 + donor}` });
      fake.card.capture(fake.card.authorise(order_id).id);
    }
    await deliverAllAtOnce();
    const given = await db().select().from(receipts);
    expect(given.map(({ serial }) => serial).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(await findFunds()).toMatchObject({ captured: 50 * DONOR.amount, donors: 50 });
  });
});

describe('The provider’s events', () => {
  test('in any order, each twice, with the browser’s word among them, come to the same', async () => {
    const deliveries = ['payment.authorized', 'payment.captured', 'order.paid', 'callback'];
    let donations = 0;
    for (const turn of permute(deliveries)) {
      const { tran_id, order_id } = await beginDonation({ phone: `98460${20_000 + donations}` });
      donations += 1;
      const { id } = fake.card.capture(fake.card.authorise(order_id).id);
      const events = fake.events.splice(0);
      for (const what of [...turn, ...turn]) {
        const event = events.find((found) => found.event === what);
        if (event) await api.app.inject(signEvent(event));
        else await post('update-trans-status', { tran_id, ...signCheckout(order_id, id) });
      }
      expect((await findRow(tran_id))?.state).toBe('CAPTURED');
    }
    expect(await findFunds()).toMatchObject({ captured: donations * DONOR.amount, donors: donations });
    expect(await db().select().from(receipts)).toHaveLength(donations);
  });

  test('with one id have one effect, also when they come at the same moment', async () => {
    const { order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    const captured = fake.events.splice(0).find(({ event }) => event === 'payment.captured');
    if (!captured) throw new Error('nothing was captured');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => api.app.inject(signEvent(captured, 'evt_1'))),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
  });

  test('unsigned, altered, written anew or signed with another secret change nothing', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    const [event] = fake.events.splice(0);
    if (!event) throw new Error('nothing happened');
    const good = signEvent(event);
    const { 'x-razorpay-signature': signature } = good.headers;
    const forged = [
      { ...good, headers: { ...good.headers, 'x-razorpay-signature': '' } },
      { ...good, headers: { ...good.headers, 'x-razorpay-signature': signature.toUpperCase() } },
      { ...good, payload: good.payload.replace('50050', '50051') },
      { ...good, payload: JSON.stringify(JSON.parse(good.payload), undefined, 1) },
    ];
    for (const call of forged) expect((await api.app.inject(call)).statusCode).toBe(400);
    expect(await getStatus(tran_id)).toBe('NEW');
  });

  test('are taken without waiting for the provider, which may not answer what it is asked', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    fake.isHanging = true;
    await deliverEvents();
    expect(await getStatus(tran_id)).toBe('SUCCESS');
  });

  test('that matter and cannot be read are taken and said to be unreadable, and stop no later one', async () => {
    const { tran_id, order_id } = await beginDonation();
    const payment = fake.card.capture(fake.card.authorise(order_id).id);
    fake.events.length = 0;
    const unknown = { ...payment, status: 'settling' as 'captured' };
    const reply = await api.app.inject(signEvent({ event: 'payment.captured', payment: unknown }, 'evt_1'));
    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'unreadable' }]);
    await api.app.inject(signEvent({ event: 'payment.captured', payment }, 'evt_1'));
    expect(await getStatus(tran_id)).toBe('SUCCESS');
  });

  test('of another kind, or no JSON at all, are taken and ignored when they are signed', async () => {
    const { order_id } = await beginDonation();
    const payment = fake.card.authorise(order_id);
    expect((await api.app.inject(signEvent({ event: 'invoice.paid', payment }))).json()).toEqual({
      status: 'ignored',
    });
  });
});

describe('Staff', () => {
  test('are mailed once about what was paid twice and what fits no donation, and no donor is named', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    const second = fake.card.capture(fake.card.authorise(order_id).id);
    await deliverEvents();
    const nobodys = fake.card.capture(fake.card.authorise(fake.card.createOrder(500, 'INR', null).id).id);
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
});

describe('A refund', () => {
  test('lowers the project’s sum and the count, and a second one of the whole is refused', async () => {
    const { tran_id, order_id } = await beginDonation();
    const { id } = fake.card.capture(fake.card.authorise(order_id).id);
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
    expect((await findRow(tran_id))?.state).toBe('REFUNDED');
    expect(await getStatus(tran_id)).toBe('SUCCESS');
    expect(await getProject()).toMatchObject({ fundsReceived: 25_000, donors: 0 });
  });

  test('that is heard of before its payment is applied when that comes', async () => {
    const { tran_id, order_id } = await beginDonation();
    const { id } = fake.card.capture(fake.card.authorise(order_id).id);
    fake.card.refund(id, undefined, null);
    for (const event of fake.events.splice(0).reverse()) await api.app.inject(signEvent(event));
    expect((await findRow(tran_id))?.state).toBe('REFUNDED');
    expect(await findFunds()).toMatchObject({ captured: DONOR.amount, refunded: DONOR.amount, donors: 0 });
  });

  test('that was cut short is finished by reconciliation, and made once', async () => {
    const { order_id } = await beginDonation();
    const { id } = fake.card.capture(fake.card.authorise(order_id).id);
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
});

describe('Reconciliation', () => {
  test('finds money that nobody told us of, once, though it runs twice', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    expect(await reconcile(deps())).toBe(0);
    api.clock.pass(16);
    const asked = await Promise.all([reconcile(deps()), reconcile(deps())]);
    expect(asked.reduce((sum, count) => sum + count)).toBe(1);
    expect(await getStatus(tran_id)).toBe('SUCCESS');
    expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
  });

  test('and the provider’s event at the same moment count the money once', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    api.clock.pass(16);
    await Promise.all([reconcile(deps()), deliverAllAtOnce(), reconcile(deps())]);
    expect(await getStatus(tran_id)).toBe('SUCCESS');
    expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
    expect(await db().select().from(receipts)).toHaveLength(1);
  });

  test('takes the money of one promise, not of another beside it', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.authorise(order_id);
    fake.card.authorise(order_id);
    api.clock.pass(16);
    await reconcile(deps());
    expect(await getStatus(tran_id)).toBe('SUCCESS');
    expect(fake.card.listPayments(order_id).map(({ captured }) => captured)).toEqual([true, false]);
  });

  test('goes on with the others when an answer cannot be read', async () => {
    const broken = await beginDonation();
    const whole = await beginDonation({ phone: '9846000001' });
    for (const { order_id } of [broken, whole]) fake.card.capture(fake.card.authorise(order_id).id);
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

  test('applies a refund that came at the same moment as its payment', async () => {
    const { tran_id, order_id } = await beginDonation();
    const { id } = fake.card.capture(fake.card.authorise(order_id).id);
    await deliverEvents();
    const made = fake.card.refund(id, undefined, null);
    fake.events.length = 0;
    const missed = { ...createDueRefund(id, null, DONOR.amount, api.clock.now), state: 'processed' as const };
    await db()
      .insert(refunds)
      .values({ ...missed, providerRefundId: made.id });
    api.clock.pass(16);
    await reconcile(deps());
    expect((await findRow(tran_id))?.state).toBe('REFUNDED');
    expect(await findFunds()).toMatchObject({ refunded: DONOR.amount, donors: 0 });
  });

  test('ends a promise that the provider gave back untaken, and believes money that comes after all', async () => {
    const { tran_id, order_id } = await beginDonation();
    const { id } = fake.card.authorise(order_id);
    await deliverEvents();
    expect(await getStatus(tran_id)).toBe('PENDING');
    fake.card.expireAuthorisation(id);
    api.clock.pass(4 * 24 * 60);
    await reconcile(deps());
    expect(await getStatus(tran_id)).toBe('FAILED');
    fake.card.capture(fake.card.authorise(order_id).id);
    await deliverEvents();
    expect(await getStatus(tran_id)).toBe('SUCCESS');
  });

  test('gives up after three days only when the provider says that there is nothing, and late money still counts', async () => {
    const { tran_id, order_id } = await beginDonation();
    api.clock.pass(4 * 24 * 60);
    fake.isDown = true;
    await reconcile(deps());
    expect((await findRow(tran_id))?.state).toBe('ORDER_CREATED');
    fake.isDown = false;
    api.clock.pass(24 * 60);
    await reconcile(deps());
    expect((await findRow(tran_id))?.state).toBe('EXPIRED');
    fake.card.capture(fake.card.authorise(order_id).id);
    await deliverEvents();
    expect(await getStatus(tran_id)).toBe('SUCCESS');
  });
});

describe('“Money was taken but nothing confirmed?”', () => {
  test('asks the provider now, and tells the state alone', async () => {
    const { tran_id, order_id } = await beginDonation();
    fake.card.capture(fake.card.authorise(order_id).id);
    const reply = await post('check', { tran_id, phone: '2345' });
    expect(reply.json()).toEqual({ status: 'SUCCESS' });
  });

  test('says the same for another’s figures and for no such reference, and locks after five wrong tries', async () => {
    const { tran_id } = await beginDonation();
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await post('check', { tran_id, phone: '0000' });
      const unknown = await post('check', { tran_id: 'nobody', phone: '0000' });
      expect([wrong.statusCode, unknown.statusCode]).toEqual([404, 404]);
    }
    expect((await post('check', { tran_id, phone: '2345' })).statusCode).toBe(429);
    api.clock.pass(16);
    expect((await post('check', { tran_id, phone: '2345' })).statusCode).toBe(200);
  });
});

describe('Looking a payment up', () => {
  test('goes by the provider’s order or payment too, also when we never heard of the payment', async () => {
    const { order_id } = await beginDonation();
    const { id } = fake.card.capture(fake.card.authorise(order_id).id);
    fake.events.length = 0;
    for (const tran_id of [` ${id} `, order_id, id]) {
      const reply = await post('check', { tran_id, phone: '2345' });
      expect(reply.json()).toEqual({ status: 'SUCCESS' });
    }
    expect(Object.keys((await post('check', { tran_id: id, phone: '2345' })).json<object>())).toEqual([
      'status',
    ]);
  });

  test('says so when the provider would have to be asked and is away', async () => {
    const { order_id } = await beginDonation();
    const { id } = fake.card.authorise(order_id);
    fake.isDown = true;
    expect((await post('check', { tran_id: id, phone: '2345' })).statusCode).toBe(503);
  });

  test('is locked for the donation, by whatever it is called and also after a restart', async () => {
    const { tran_id, order_id } = await beginDonation();
    const { id } = fake.card.capture(fake.card.authorise(order_id).id);
    for (const takeReference of [tran_id, order_id, id, order_id, tran_id])
      expect((await post('check', { tran_id: takeReference, phone: '0000' })).statusCode).toBe(404);
    const restarted = { ...deps(), database: drizzle(api.connection.pool, { casing: 'snake_case' }) };
    for (const takeReference of [tran_id, order_id, id])
      expect(await checkPayment(restarted, takeReference, '2345')).toMatchObject({ outcome: 'locked' });
  });
});

describe('By the bank', () => {
  const signAnswer = (tran_id: string, status: string, change: object = {}) =>
    signBankAnswer(tran_id, status, DONOR.amount, change);
  const sent = async (change: object = {}) => {
    const tran_id = await takeReference();
    await post('newTrans', { tran_id, ...DONOR, ...change });
    return {
      tran_id,
      reply: await post('createFederalHash', {
        tran_id,
        ...DONOR,
        amount: 100,
        reserve10: 'https://evil.example',
      }),
    };
  };

  test('the form is made of what is stored: nothing that was posted is in it, and no secret', async () => {
    const { tran_id, reply } = await sent();
    const { action, fields } = reply.json<{ action: string; fields: Record<string, string> }>();
    expect(action).toBe(BANK.payUrl);
    expect(fields).toMatchObject({
      tran_id,
      amount: String(DONOR.amount),
      currency: 'INR',
      request_type: 'S',
      return_url: 'https://site.example/payments/bank-return',
      hash: hashBankMessage(BANK, 'request', fields),
    });
    expect(reply.body).not.toMatch(/evil|pass-code|hash-key/);
  });

  test('a paid donation comes back as a success, once, and leads to its page', async () => {
    const { tran_id } = await sent();
    for (let time = 0; time < 2; time += 1) {
      const reply = await form('bank-return', signAnswer(tran_id, 'SUCCESS'));
      expect(reply.statusCode).toBe(303);
      expect(reply.headers.location).toBe('/payments-complete/success/SCT/2026/000001');
    }
    expect(await getStatus(tran_id)).toBe('SUCCESS');
    expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
  });

  test('the browser that the bank sends back has the receipt by a cookie, whose word the bank has signed', async () => {
    const { tran_id } = await sent();
    const readCookie = async (answer: Record<string, string>) =>
      String((await form('bank-return', answer)).headers['set-cookie']);
    expect(await readCookie({ ...signAnswer(tran_id, 'FAILED'), status: 'SUCCESS' })).toBe('undefined');
    const token = (await findRow(tran_id))?.receiptToken;
    expect(await readCookie(signAnswer(tran_id, 'SUCCESS'))).toBe(
      `receipt=${token}; Max-Age=3600; Path=/payments; HttpOnly; SameSite=Lax`,
    );
  });

  test.each([
    ['cancelled', 'CANCELLED'],
    ['declined', 'FAILED'],
  ])('a %s one leads to the page of failures, with where to try again', async (reason, status) => {
    const { tran_id } = await sent();
    const reply = await form('bank-return', signAnswer(tran_id, status));
    expect(reply.headers.location).toBe(
      `/payments-complete/failed?reason=${reason}&tran=${encodeURIComponent(tran_id)}&nid=101`,
    );
    expect(await getStatus(tran_id)).toBe('FAILED');
  });

  test('an answer that the bank did not sign, or of another amount, is no payment', async () => {
    const { tran_id } = await sent();
    const forged = { ...signAnswer(tran_id, 'FAILED'), status: 'SUCCESS' };
    expect((await form('bank-return', forged)).headers.location).toBe(
      '/payments-complete/failed?reason=not-confirmed',
    );
    expect(await getStatus(tran_id)).toBe('PENDING');
    await form('bank-return', signAnswer(tran_id, 'SUCCESS', { amount: '100' }));
    expect(await findFunds()).toBeUndefined();
    expect(await db().select().from(quarantinedPayments)).toMatchObject([{ why: 'other-amount' }]);
  });

  describe('a donation within an app', () => {
    const inApp = { isMobile: true, lang: 'ml' };
    const returnWith = async (answer: (tranId: string) => Record<string, string>) => {
      const { tran_id } = await sent(inApp);
      return (await form('bank-return', answer(tran_id))).headers.location;
    };

    test('goes to the mobile payment server, with the same fields', async () => {
      const { reply } = await sent(inApp);
      const { action, fields } = reply.json<{ action: string; fields: Record<string, string> }>();
      expect(action).toBe(BANK.mobilePayUrl);
      expect(fields).toMatchObject({
        user_code: BANK.merchantCode,
        currency: 'INR',
        request_type: 'S',
        amount: String(DONOR.amount),
        return_url: 'https://site.example/payments/bank-return',
      });
    });

    test.each([
      ['SUCCESS', ''],
      ['PENDING', ''],
      ['FAILED', '&reason=declined&nid=101'],
      ['CANCELLED', '&reason=cancelled&nid=101'],
    ])('comes back from %s to the app’s own page, in its language', async (status, why) => {
      const location = await returnWith((tranId) => signAnswer(tranId, status));
      expect(location).toBe(`/payments-mobile/done/SCT/2026/000001?lang=ml${why}`);
    });

    test('stays in the app where the answer is not the bank’s, which changes nothing', async () => {
      const location = await returnWith((tranId) => ({ ...signAnswer(tranId, 'FAILED'), status: 'SUCCESS' }));
      expect(location).toBe('/payments-mobile/done/SCT/2026/000001?lang=ml&reason=not-confirmed&nid=101');
      expect(await getStatus('SCT/2026/000001')).toBe('PENDING');
    });
  });

  test('nobody is sent there for what was completed since', async () => {
    const tran_id = await takeReference();
    await post('newTrans', { tran_id, ...DONOR });
    await db().update(projects).set({ successStory: true }).where(eq(projects.id, '101'));
    const reply = await post('createFederalHash', { tran_id, ...DONOR });
    await db().update(projects).set({ successStory: false }).where(eq(projects.id, '101'));
    expect(reply.statusCode).toBe(409);
    expect((await findRow(tran_id))?.state).toBe('NEW');
  });

  test('opening the address of the return changes nothing', async () => {
    expect((await api.app.inject({ url: '/payments/bank-return' })).statusCode).toBe(404);
  });
});

describe('Without scripts', () => {
  test('a whole form leads on to the provider’s own page', async () => {
    const reply = await form('start', { ...DONOR, amount: '500.50', nid: '101' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('action="https://provider.example/checkout"');
    const [stored] = await db().select().from(transactions);
    expect(stored).toMatchObject({ amount: 50_050, state: 'ORDER_CREATED', projectId: '101' });
    expect(reply.body).toContain(stored?.orderId);
    expect(reply.headers['content-security-policy']).toContain("form-action 'self' https://provider.example");
  });

  test('a form that goes to the bank leads on to the bank’s page, with what is stored and no secret', async () => {
    const reply = await form('start', { ...DONOR, amount: '500.50', nid: '101', way: 'bank' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`action="${BANK.payUrl}"`);
    expect(reply.body).toContain('name="amount" value="50050"');
    expect(reply.body).not.toMatch(/pass-code|hash-key/);
    expect(reply.headers['content-security-policy']).toContain("form-action 'self' https://bank.example");
    const [stored] = await db().select().from(transactions);
    expect(stored).toMatchObject({ amount: 50_050, state: 'SENT_TO_BANK' });
  });

  test('a donation that scripts had recorded goes on under its reference and order', async () => {
    const { tran_id, order_id } = await beginDonation();
    const { project, ...donor } = DONOR;
    const reply = await form('start', {
      ...donor,
      amount: String(DONOR.amount / 100),
      nid: project,
      tran_id,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`value="${order_id}"`);
    expect(await db().select().from(transactions)).toHaveLength(1);
    const another = await form('start', { ...donor, amount: '7', nid: project, tran_id });
    expect(another.statusCode).toBe(409);
  });

  test('a form with errors is answered with each field’s message, in the visitor’s language', async () => {
    const reply = await form('start?lang=ml', { firstName: 'Asha', phone: '1', amount: '1.234', nid: '101' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      errors: [
        { field: 'amount', message: expect.stringContaining('രണ്ടക്കം') },
        { field: 'email', message: 'ദയവായി നിങ്ങളുടെ ഇമെയിൽ നൽകുക.' },
        { field: 'address' },
      ],
    });
  });

  test('a form for what is not there, and one for what is closed, are refused with the reason', async () => {
    const unknown = await form('start', { ...DONOR, amount: '500', nid: '999999' });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json()).toMatchObject({
      errors: [{ field: 'project', message: 'There is no such thing here' }],
    });
    await db().update(projects).set({ successStory: true }).where(eq(projects.id, '101'));
    const closed = await form('start', { ...DONOR, amount: '500', nid: '101' });
    await db().update(projects).set({ successStory: false }).where(eq(projects.id, '101'));
    expect(closed.statusCode).toBe(409);
    expect(closed.json()).toMatchObject({ detail: expect.stringContaining('no more money') });
    expect(await db().select().from(transactions)).toHaveLength(0);
  });

  test('an amount above the server’s own limit is refused', async () => {
    const reply = await form('start', { ...DONOR, amount: '99999999999', nid: '101' });
    expect(reply.json()).toMatchObject({ errors: [{ field: 'amount' }] });
  });

  test('pages say that no money moves where it does not', async () => {
    expect((await form('start', { ...DONOR, amount: '500', nid: '101' })).body).toContain(
      'no money moves here',
    );
  });

  test('a form within an app leads on to the mobile payment server, and is noted as one', async () => {
    const { amount: _, project, ...donor } = DONOR;
    const reply = await form('start?lang=ml', { ...donor, amount: '500', nid: project, way: 'app' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`action="${BANK.mobilePayUrl}"`);
    const listLinks = (html: string) => [...html.matchAll(/href="([^#"]+)"/g)].map(([, href]) => href);
    expect(listLinks(reply.body)).toEqual(['/payments-mobile/101']);
    const location = (await form('bank-return', { tran_id: 'SCT/2026/000001' })).headers.location;
    expect(location).toBe('/payments-mobile/done/SCT/2026/000001?lang=ml&reason=not-confirmed&nid=101');
  });

  test('who comes back from the provider’s page is led to what the server knows', async () => {
    const { tran_id, order_id } = await beginDonation();
    const failed = fake.card.fail(order_id, 'insufficient_funds');
    const metadata = JSON.stringify({ order_id, payment_id: failed.id });
    const followReturn = async (reason: object) =>
      (await form('checkout-return', { ...reason, 'error[metadata]': metadata })).headers.location;
    const page = '/payments-complete/failed?reason=';
    expect(await followReturn({ 'error[reason]': 'insufficient_funds' })).toContain(
      `${page}insufficient_funds&`,
    );
    expect(await followReturn({ 'error[reason]': '<b>&nid=1' })).toContain(`${page}declined&`);
    expect(await followReturn({})).toContain(`${page}declined&`);
    const { id } = fake.card.capture(fake.card.authorise(order_id).id);
    const paid = await form('checkout-return', {
      razorpay_order_id: order_id,
      razorpay_payment_id: id,
      razorpay_signature: signCheckout(order_id, id).signature,
    });
    expect(paid.headers.location).toBe(`/payments-complete/success/${tran_id}`);
    expect(await getStatus(tran_id)).toBe('SUCCESS');
  });
});
