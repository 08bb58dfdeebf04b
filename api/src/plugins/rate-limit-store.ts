import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Visitors whose requests are counted for one limit; beyond that the one that came longest ago is forgotten. */
const MOST_VISITORS = 5_000;

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts requests in windows that a changed clock neither lengthens nor shortens: the plugin's own store goes by the
 * clock, and after it was put back a day whoever is over the limit would be for a day.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { since: number; current: number }>();

  incr(visitor: string, answer: Answer, timeWindow: number): void {
    const now = performance.now();
    const known = this.#windows.get(visitor);
    const window = known && now - known.since < timeWindow ? known : { since: now, current: 0 };
    window.current += 1;
    // Removed and set again, so that the first one of the map came longest ago.
    this.#windows.delete(visitor);
    this.#windows.set(visitor, window);
    if (this.#windows.size > MOST_VISITORS) this.#forgetFirst();
    answer(null, { current: window.current, ttl: Math.ceil(window.since + timeWindow - now) });
  }

  child(): RateLimitStore {
    return new RateLimitStore();
  }

  #forgetFirst(): void {
    for (const visitor of this.#windows.keys()) {
      this.#windows.delete(visitor);
      return;
    }
  }
}
