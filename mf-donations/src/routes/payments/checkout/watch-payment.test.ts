import type { PaymentState } from '../../../parts/outcome/state/payment-state.rules.ts';
import { watchPayment } from './watch-payment.ts';

const onPaid = jest.fn();
let state: PaymentState = 'NEW';
const readState = jest.fn(async () => state);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const returnToTab = async (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  onPaid.mockReset();
  readState.mockClear();
  state = 'NEW';
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the server is asked after two seconds, then three, until it has the money, and no more after that', async () => {
  watchPayment(() => readState(), onPaid);
  await pass(1_999);
  expect(readState).not.toHaveBeenCalled();
  await pass(1);
  expect(readState).toHaveBeenCalledTimes(1);
  state = 'SUCCESS';
  await pass(3_000);
  expect(onPaid).toHaveBeenCalledTimes(1);
  await pass(600_000);
  await returnToTab('visible');
  expect(readState).toHaveBeenCalledTimes(2);
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('who comes back to the tab is asked for at once, and who leaves it is not', async () => {
  watchPayment(() => readState(), onPaid);
  state = 'SUCCESS';
  await returnToTab('hidden');
  expect(readState).not.toHaveBeenCalled();
  await returnToTab('visible');
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('a watch that was stopped asks nothing, and an answer that comes late changes nothing', async () => {
  let answer: (state: PaymentState) => void = () => undefined;
  const stop = watchPayment(() => new Promise((resolve) => (answer = resolve)), onPaid);
  await pass(2_000);
  stop();
  answer('SUCCESS');
  await pass(600_000);
  await returnToTab('visible');
  expect(onPaid).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('a watch that is stopped before its first question leaves nothing waiting', () => {
  watchPayment(() => readState(), onPaid)();
  expect(jest.getTimerCount()).toBe(0);
});

test.each(['FAILED', 'PENDING', 'UNREACHABLE', 'RETURNED'] as const)(
  'a payment that is %s is watched on, for two minutes',
  async (now) => {
    state = now;
    watchPayment(() => readState(), onPaid);
    await pass(119_999);
    expect(readState).toHaveBeenCalledTimes(7);
    await pass(600_000);
    expect(readState).toHaveBeenCalledTimes(8);
    expect(onPaid).not.toHaveBeenCalled();
  },
);
