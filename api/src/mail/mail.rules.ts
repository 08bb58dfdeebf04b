const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 4 * 60;
export const LONGEST_PAUSE_MS = LONGEST_MINUTES * MINUTE_MS;

/** When to retry a mail after `attemptsBefore` earlier attempts: 1, 2, 4 … minutes later, at most four hours. */
export function nextAttemptAt(attemptsBefore: number, now: Date): Date {
  const minutes = Math.min(2 ** Math.min(attemptsBefore, 20), LONGEST_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
