/** When a child that ended by itself is started again. Times in ms. */
export type RestartPolicy = {
  firstDelay: number;
  longestDelay: number;
  /** A child that ran this long was well: its next death is its first again. */
  wellAfter: number;
  /** So many starts in a row that never became ready, and the site gives up. */
  failedStarts: number;
};

export const RESTART_POLICY: RestartPolicy = {
  firstDelay: 200,
  longestDelay: 2_000,
  wellAfter: 30_000,
  failedStarts: 5,
};

/** How often a child has died lately, and how often in a row before it was ready. */
export type Deaths = { lately: number; beforeReady: number };

export const NO_DEATHS: Deaths = { lately: 0, beforeReady: 0 };

/** The deaths after one more: of a child that was ready or not, and ran for some time in ms. */
export function oneMoreDeath(deaths: Deaths, wasReady: boolean, ran: number, policy: RestartPolicy): Deaths {
  return {
    lately: wasReady && ran >= policy.wellAfter ? 1 : deaths.lately + 1,
    beforeReady: wasReady ? 0 : deaths.beforeReady + 1,
  };
}

/**
 * How long to wait before the next start, in ms; undefined to give up. A child that becomes ready and dies later is
 * started again however often that happens: most of the time the site works.
 */
export function restartDelay(deaths: Deaths, policy: RestartPolicy): number | undefined {
  if (deaths.beforeReady >= policy.failedStarts) return undefined;
  return Math.min(policy.longestDelay, policy.firstDelay * 2 ** Math.max(0, deaths.lately - 1));
}
