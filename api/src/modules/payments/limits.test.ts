import { ProviderAtHand, signedEvent } from '../../testing/provider-at-hand.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';

const PER_MINUTE = 3;
let api: TestApi;
const at = new ProviderAtHand();
beforeAll(async () => {
  api = await testApi(
    { requestsPerMinute: PER_MINUTE },
    { payments: { card: at.provider, paymentsPerMinute: PER_MINUTE } },
  );
});
afterAll(() => api.close());

const order = (receipt: string, visitor: string) =>
  api.app.inject({
    method: 'POST',
    url: '/payments/get-orderid-for-razorpay',
    headers: { 'x-forwarded-for': visitor },
    payload: { amount: 50_000, receipt },
  });

test('more orders a minute than a family needs are refused before the provider is asked, and another visitor’s are not', async () => {
  for (let asked = 0; asked < PER_MINUTE; asked += 1)
    expect((await order(`LABEL-${asked}`, '198.51.100.1')).statusCode).toBe(200);
  expect((await order('LABEL-9', '198.51.100.1')).statusCode).toBe(429);
  expect(at.orderCalls).toBe(PER_MINUTE);
  expect((await order('LABEL-9', '198.51.100.2')).statusCode).toBe(200);
});

test('the provider’s events are taken, however many come in a minute', async () => {
  const payment = at.card.authorise(at.card.createOrder(500, 'INR', null).id);
  for (let told = 0; told <= PER_MINUTE; told += 1) {
    const event = signedEvent({ event: 'payment.authorized', payment });
    const headers = { ...event.headers, 'x-forwarded-for': '198.51.100.3' };
    expect((await api.app.inject({ ...event, headers })).statusCode).toBe(200);
  }
});
