const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after its order a payment that nobody told us of is asked for. */
export const FIRST_CHECK_MS = 15 * MINUTE_MS;

/** The provider gives authorised money back after three days; later than that nothing more comes. */
export const GIVE_UP_AFTER_MS = 3 * 24 * HOUR_MS + 6 * HOUR_MS;

const LONGEST_MS = 12 * HOUR_MS;

/** How long to wait after so many checks: doubling from a quarter of an hour to half a day. */
export function nextCheckInMs(checks: number): number {
  return Math.min(FIRST_CHECK_MS * 2 ** Math.min(checks, 10), LONGEST_MS);
}
