import type { Advice } from '../../../../providers/card-checkout.ts';

const FIRST_WAIT_S = 4;
const LONGEST_WAIT_S = 60;

/** Seconds until another try, after so many failures in a row: exponential back-off for `later`, none else. */
export function secondsToWait(advice: Advice, failures: number): number {
  if (advice !== 'later') return 0;
  return Math.min(FIRST_WAIT_S * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_S);
}
