/** A circuit breaker for a host that fails. */
export type CircuitBreaker = {
  /** Whether the host may be called now. After a pause it allows one call as a test. */
  allowsCall(): boolean;
  record(from: 'success' | 'failure'): void;
};

/** Opens after `failures` failures in a row, for `pauseMs`. */
export function createCircuitBreaker(
  now: () => Date,
  { failures: maxFailures, pauseMs }: { failures: number; pauseMs: number },
): CircuitBreaker {
  let failures = 0;
  let pausedUntil = 0;
  const pause = () => (pausedUntil = now().getTime() + pauseMs);
  return {
    allowsCall() {
      if (failures < maxFailures) return true;
      const remainingMs = pausedUntil - now().getTime();
      // A longer rest than the pause means that the clock was put back.
      if (remainingMs > 0 && remainingMs <= pauseMs) return false;
      pause();
      return true;
    },
    record(from) {
      failures = from === 'success' ? 0 : failures + 1;
      if (failures >= maxFailures) pause();
    },
  };
}
