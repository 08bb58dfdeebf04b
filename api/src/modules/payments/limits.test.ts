import { FakeCardProvider, signEvent } from '../../testing/fake-card-provider.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const PER_MINUTE = 3;
let api: TestApi;
const fake = new FakeCardProvider();
beforeAll(async () => {
  api = await startTestApi(
    { requestsPerMinute: PER_MINUTE },
    { payments: { card: fake.provider, paymentsPerMinute: PER_MINUTE } },
  );
});
afterAll(() => api.close());

const postOrder = (receipt: string, visitor: string) =>
  api.app.inject({
    method: 'POST',
    url: '/payments/get-orderid-for-razorpay',
    headers: { 'x-forwarded-for': visitor },
    payload: { amount: 50_000, receipt },
  });

test('more orders a minute than a family needs are refused before the provider is asked, and another visitor’s are not', async () => {
  for (let asked = 0; asked < PER_MINUTE; asked += 1)
    expect((await postOrder(`LABEL-${asked}`, '198.51.100.1')).statusCode).toBe(200);
  expect((await postOrder('LABEL-9', '198.51.100.1')).statusCode).toBe(429);
  expect(fake.orderCalls).toBe(PER_MINUTE);
  expect((await postOrder('LABEL-9', '198.51.100.2')).statusCode).toBe(200);
});

test('more references a minute than a family needs are refused, and another visitor’s are not', async () => {
  const ask = (visitor: string) =>
    api.app.inject({
      method: 'POST',
      url: '/payments/getNextSequence',
      headers: { 'x-forwarded-for': visitor },
      payload: { prefix: 'SCT' },
    });
  for (let asked = 0; asked < PER_MINUTE; asked += 1)
    expect((await ask('198.51.100.5')).statusCode).toBe(200);
  expect((await ask('198.51.100.5')).statusCode).toBe(429);
  expect((await ask('198.51.100.6')).statusCode).toBe(200);
});

test('the provider’s events are taken, however many come in a minute', async () => {
  const payment = fake.card.authorise(fake.card.createOrder(500, 'INR', null).id);
  for (let sent = 0; sent <= PER_MINUTE; sent += 1) {
    const event = signEvent({ event: 'payment.authorized', payment });
    const headers = { ...event.headers, 'x-forwarded-for': '198.51.100.3' };
    expect((await api.app.inject({ ...event, headers })).statusCode).toBe(200);
  }
});
