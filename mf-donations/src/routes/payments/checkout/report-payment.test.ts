import { PaymentNetwork, refusedReply, type PaymentAnswer } from '../../../testing/payment-network.ts';
import { reportPayment, reportPaymentWithRetries } from './report-payment.ts';

const PAID = { status: 'SUCCESS', paymentId: 'pay_1', signature: 'a signature' } as const;
const lost: PaymentAnswer = { outcome: 'unreachable' };

function networkThat(...answers: PaymentAnswer[]) {
  const network = new PaymentNetwork();
  network.next['update-trans-status'] = answers;
  return network;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [400, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [428, 'refused'],
  [429, undefined],
  [499, 'refused'],
  [500, undefined],
  [503, undefined],
])('a server that answers %i says of a payment: %s', async (status, known) => {
  const report = reportPayment(networkThat(refusedReply(status, 'No')), 'SCT/2026/000001', PAID);
  await expect(report).resolves.toBe(known);
});

test('a report that the server refuses is not repeated', async () => {
  const network = networkThat(refusedReply(409, 'Another order'));
  await reportPaymentWithRetries(network, 'SCT/2026/000001', PAID);
  expect(network.sent).toHaveLength(1);
});

test('a report without an answer is repeated after one, two and four seconds, and no more', async () => {
  const network = networkThat(lost, refusedReply(429, 'Wait'), refusedReply(500, 'Away'), lost);
  let isOver = false;
  void reportPaymentWithRetries(network, 'SCT/2026/000001', PAID).then(() => (isOver = true));
  const sentAfter: number[] = [];
  for (let second = 0; second < 8; second += 1) {
    await jest.advanceTimersByTimeAsync(second === 0 ? 0 : 1_000);
    sentAfter.push(network.sent.length);
  }
  expect(sentAfter).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
  expect(isOver).toBe(true);
});
