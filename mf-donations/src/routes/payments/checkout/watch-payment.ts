import { isPaid, type PaymentState } from '../../../parts/outcome/state/payment-state.rules.ts';
import { pollDelay } from '../../../parts/outcome/state/poll-delay.rules.ts';

/**
 * Polls a payment while its pop-up is open, with growing delays, and whenever the donor returns to the tab: the pop-up's
 * own event may be lost. Calls `onPaid` once the server has the money; returns a function that stops it.
 */
export function watchPayment(readState: () => Promise<PaymentState>, onPaid: () => void): () => void {
  let isStopped = false;
  let answers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = async () => {
    const state = await readState().catch(() => 'UNREACHABLE' as const);
    if (isStopped) return;
    if (isPaid(state)) {
      stop();
      onPaid();
    }
  };
  const scheduleNext = () => {
    const wait = pollDelay(answers++);
    if (isStopped || wait === undefined) return;
    timer = setTimeout(() => void check().then(scheduleNext), wait);
  };
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') void check();
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', checkWhenVisible);
  };

  document.addEventListener('visibilitychange', checkWhenVisible);
  scheduleNext();
  return stop;
}
