const MINUTE_MS = 60_000;

/** How long after its order an unreported payment is first checked with the provider. */
export const FIRST_CHECK_MS = 15 * MINUTE_MS;

/** The longest wait between two checks. */
export const LONGEST_WAIT_MS = 12 * 60 * MINUTE_MS;

/** The wait after `checks` checks: doubles from a quarter of an hour to half a day. */
export function msUntilNextCheck(checks: number): number {
  return Math.min(FIRST_CHECK_MS * 2 ** Math.min(checks, 10), LONGEST_WAIT_MS);
}

/** Within how many minutes the provider is told to capture an authorised payment; after that it gives it back. */
export const CAPTURE_WITHIN_MINUTES = 5 * 24 * 60;

/** Nothing can be captured later, and the provider has had six hours to say so. */
export const EXPIRE_AFTER_MS = (CAPTURE_WITHIN_MINUTES + 6 * 60) * MINUTE_MS;
