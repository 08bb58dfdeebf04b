/** What a donor is offered after a failed payment, by the code of the provider's error. */
export type Advice = 'again' | 'another-method' | 'later';

/** `BAD_REQUEST_ERROR`: the donor can correct it. `GATEWAY_ERROR`: the bank fails. `SERVER_ERROR`: it passes. */
export function adviceFor(code: string): Advice {
  switch (code) {
    case 'GATEWAY_ERROR':
      return 'another-method';
    case 'SERVER_ERROR':
      return 'later';
    default:
      return 'again';
  }
}

const FIRST_WAIT_S = 4;
const LONGEST_WAIT_S = 60;

/** Seconds until another try, after so many failures in a row: exponential back-off for `SERVER_ERROR`, none else. */
export function secondsToWait(code: string, failures: number): number {
  if (adviceFor(code) !== 'later') return 0;
  return Math.min(FIRST_WAIT_S * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_S);
}
