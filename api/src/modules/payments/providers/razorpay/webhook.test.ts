import { permute, signCheckout, signEvent } from '../../../../testing/fake-card-provider.ts';
import { DONOR, preparePaymentsApi } from '../../../../testing/payments-api.ts';

const {
  api,
  fake,
  post,
  beginDonation,
  payOrder,
  deliverEvents,
  getStatus,
  findTransaction,
  findFunds,
  listReceipts,
} = preparePaymentsApi();

test('events in any order, each twice, with the browser’s report among them, come to the same', async () => {
  const deliveries = ['payment.authorized', 'payment.captured', 'order.paid', 'callback'];
  let donations = 0;
  for (const turn of permute(deliveries)) {
    const { tran_id, order_id } = await beginDonation({ phone: `98460${20_000 + donations}` });
    donations += 1;
    const { id } = payOrder(order_id);
    const events = fake.events.splice(0);
    for (const what of [...turn, ...turn]) {
      const event = events.find((found) => found.event === what);
      if (event) await api.app.inject(signEvent(event));
      else await post('update-trans-status', { tran_id, ...signCheckout(order_id, id) });
    }
    expect((await findTransaction(tran_id))?.state).toBe('CAPTURED');
  }
  expect(await findFunds()).toMatchObject({ captured: donations * DONOR.amount, donors: donations });
  expect(await listReceipts()).toHaveLength(donations);
});

test('events with one id have one effect, also when they come at the same moment', async () => {
  const { order_id } = await beginDonation();
  payOrder(order_id);
  const captured = fake.events.splice(0).find(({ event }) => event === 'payment.captured');
  if (!captured) throw new Error('nothing was captured');
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => api.app.inject(signEvent(captured, 'evt_1'))),
  );
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
  expect(await findFunds()).toMatchObject({ captured: DONOR.amount, donors: 1 });
});

test('events that are unsigned, altered, written anew or signed with another secret change nothing', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
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

test('events are taken without waiting for the provider, which may not answer what it is asked', async () => {
  const { tran_id, order_id } = await beginDonation();
  payOrder(order_id);
  fake.isHanging = true;
  await deliverEvents();
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('events that matter and cannot be read are taken and said to be unreadable, and stop no later one', async () => {
  const { tran_id, order_id } = await beginDonation();
  const payment = payOrder(order_id);
  fake.events.length = 0;
  const unknown = { ...payment, status: 'settling' as 'captured' };
  const reply = await api.app.inject(signEvent({ event: 'payment.captured', payment: unknown }, 'evt_1'));
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'unreadable' }]);
  await api.app.inject(signEvent({ event: 'payment.captured', payment }, 'evt_1'));
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test.each([
  ['an order’s id', { order_id: 'o\u0000b' }],
  ['an endless id of an order', { order_id: 'o'.repeat(10_000) }],
  ['a currency', { currency: 'IN\u0000R' }],
  ['a time', { created_at: 1e15 }],
  ['an amount', { amount: 1e300 }],
])('an event with %s that cannot be is taken and said to be unreadable', async (_what, change) => {
  const { tran_id, order_id } = await beginDonation();
  const payment = { ...payOrder(order_id), ...change };
  const reply = await api.app.inject(signEvent({ event: 'payment.captured', payment }));
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'unreadable' }]);
  expect(await getStatus(tran_id)).toBe('NEW');
});

test('an event whose reason cannot be stored is taken without it', async () => {
  const { tran_id, order_id } = await beginDonation();
  const payment = { ...payOrder(order_id), error_reason: 'a\u0000b' };
  const reply = await api.app.inject(signEvent({ event: 'payment.captured', payment }));
  expect(reply.json()).toEqual({ status: 'done' });
  expect(await getStatus(tran_id)).toBe('SUCCESS');
});

test('events of another kind, or no JSON at all, are taken and ignored when they are signed', async () => {
  const { order_id } = await beginDonation();
  const payment = fake.card.authorise(order_id);
  expect((await api.app.inject(signEvent({ event: 'invoice.paid', payment }))).json()).toEqual({
    status: 'ignored',
  });
});
