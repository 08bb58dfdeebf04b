import { waitAfter, type PaymentState } from '../parts/payment-state.rules.ts';

/**
 * Asks about a payment while its pop-up stands, ever more seldom and whenever the donor comes back to the page: what the
 * pop-up has to tell may be lost on its way. Calls `arrived` once the server has the money; gives what ends the watch.
 */
export function watchPayment(ask: () => Promise<PaymentState>, arrived: () => void): () => void {
  let isOver = false;
  let answers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    const state = await ask().catch(() => 'UNREACHABLE' as const);
    if (isOver) return;
    if (state === 'SUCCESS') {
      stop();
      arrived();
    }
  };
  const next = () => {
    const wait = waitAfter(answers++);
    if (isOver || wait === undefined) return;
    timer = setTimeout(() => void look().then(next), wait);
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', comeBack);
  };

  document.addEventListener('visibilitychange', comeBack);
  next();
  return stop;
}
