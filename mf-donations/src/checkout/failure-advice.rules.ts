/** What a donor is offered after a failed payment, by the code of the provider's error. */
export type Advice = 'again' | 'another-method' | 'later';

/** `BAD_REQUEST_ERROR` is the donor's to mend, `GATEWAY_ERROR` the bank's, `SERVER_ERROR` passes. */
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

/** Seconds until the same may be tried again, after so many failures in a row: a service in trouble is given time. */
export function secondsToWait(code: string, failures: number): number {
  if (adviceFor(code) !== 'later') return 0;
  return Math.min(FIRST_WAIT_S * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_S);
}
