const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 4 * 60;

/** When a mail that was tried so many times before this try comes up again: after 1, 2, 4 … minutes, at most four hours. */
export function nextTry(triesBefore: number, now: Date): Date {
  const minutes = Math.min(2 ** Math.min(triesBefore, 20), LONGEST_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
