import type { Database } from '../../../database/database.ts';
import { runDaily } from '../../../run-daily.ts';
import { eraseUnpaidDonors } from '../transactions.store.ts';
import { deleteTributes } from '../tribute/tribute.store.ts';

/** For how many days the donor of what was begun and not paid is stored. No provider captures so late. */
const UNPAID_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** Erases who began a donation or booking that was not paid in time, and for whom it was; returns how many. */
export async function eraseUnpaid(database: Database, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const erased = await eraseUnpaidDonors(tx, new Date(now.getTime() - UNPAID_DAYS * DAY_MS));
    if (erased.length > 0) await deleteTributes(tx, erased);
    return erased.length;
  });
}

type DailyDeps = {
  database: Database;
  now: () => Date;
  report: (error: unknown, what: string) => void;
  note: (facts: { donors: number }, what: string) => void;
};

/** Does so now and every day. */
export function eraseUnpaidDaily({ database, now, report, note }: DailyDeps): { stop(): Promise<void> } {
  return runDaily(
    async () => {
      const donors = await eraseUnpaid(database, now());
      if (donors > 0) note({ donors }, 'donors of donations that were not paid were erased');
    },
    (error) => report(error, 'donors of donations that were not paid could not be erased'),
  );
}
