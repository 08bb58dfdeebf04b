/** When a child that ended by itself is started again. Times in ms. */
export type RestartPolicy = {
  firstDelayMs: number;
  maxDelayMs: number;
  /** A child that ran this long was stable: its next exit counts as the first again. */
  stableAfterMs: number;
  /** After so many failed starts the site gives up a child that was never ready. */
  maxFailedStarts: number;
};

export const RESTART_POLICY: RestartPolicy = {
  firstDelayMs: 200,
  maxDelayMs: 1_000,
  stableAfterMs: 5_000,
  maxFailedStarts: 5,
};

/** How often a child ended recently, whether it was ever ready, and how often it ended before that. */
export type RestartCounts = { recent: number; wasEverReady: boolean; beforeReady: number };

export const NO_RESTARTS: RestartCounts = { recent: 0, wasEverReady: false, beforeReady: 0 };

/** The counts after one more exit of a child. */
export function countExit(
  counts: RestartCounts,
  wasReady: boolean,
  ranMs: number,
  policy: RestartPolicy,
): RestartCounts {
  return {
    recent: wasReady && ranMs >= policy.stableAfterMs ? 1 : counts.recent + 1,
    wasEverReady: counts.wasEverReady || wasReady,
    beforeReady: counts.beforeReady + (wasReady ? 0 : 1),
  };
}

/**
 * How long to wait before the next start, in ms; undefined to give up. A child that was ready once is always started
 * again: what keeps it down, such as a full disk, may pass.
 */
export function restartDelay(counts: RestartCounts, policy: RestartPolicy): number | undefined {
  if (!counts.wasEverReady && counts.beforeReady >= policy.maxFailedStarts) return undefined;
  return Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** Math.max(0, counts.recent - 1));
}
