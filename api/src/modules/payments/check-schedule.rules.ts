const MINUTE_MS = 60_000;

/** How long after its order an unreported payment is first checked with the provider. */
export const FIRST_CHECK_MS = 15 * MINUTE_MS;

/** The longest wait between two checks. */
export const LONGEST_WAIT_MS = 12 * 60 * MINUTE_MS;

/** The wait after `checks` checks: doubles from a quarter of an hour to half a day. */
export function msUntilNextCheck(checks: number): number {
  return Math.min(FIRST_CHECK_MS * 2 ** Math.min(checks, 10), LONGEST_WAIT_MS);
}

/** The provider releases an authorisation after three days; nothing can be captured later. */
export const EXPIRE_AFTER_MS = (3 * 24 + 6) * 60 * MINUTE_MS;
