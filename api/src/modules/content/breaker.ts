/** Keeps calls from a host that fails. */
export type Breaker = {
  /** Whether the host may be asked now. After a pause this lets one call through, to see how it is. */
  mayAsk(): boolean;
  heard(from: 'success' | 'failure'): void;
};

/** Opens after so many failures in a row, for `pauseMs`. */
export function breaker(
  now: () => Date,
  { failures: allowed, pauseMs }: { failures: number; pauseMs: number },
): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  const pause = () => (pausedUntil = now().getTime() + pauseMs);
  return {
    mayAsk() {
      if (failures < allowed) return true;
      if (now().getTime() < pausedUntil) return false;
      pause();
      return true;
    },
    heard(from) {
      failures = from === 'success' ? 0 : failures + 1;
      if (failures >= allowed) pause();
    },
  };
}
