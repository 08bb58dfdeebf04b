import { gt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** By how much the clocks of several servers may differ, in ms. */
const CLOCKS_DIFFER_BY_MS = 60_000;

/**
 * Whether a stored moment has come. One further ahead than `mostAheadMs`, beyond which none is planned, was stored before
 * the clock was put back, and counts as come.
 */
export function hasCome(moment: AnyPgColumn, now: Date, mostAheadMs: number): SQL | undefined {
  return or(lte(moment, now), liesAhead(moment, now, mostAheadMs));
}

/** Whether a stored moment is later than any that is stored with this clock: then the clock was put back. */
export function liesAhead(moment: AnyPgColumn, now: Date, mostAheadMs = 0): SQL {
  return gt(moment, new Date(now.getTime() + mostAheadMs + CLOCKS_DIFFER_BY_MS));
}
