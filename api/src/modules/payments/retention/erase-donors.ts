import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { Database } from '../../../database/database.ts';
import { runDaily } from '../../../work/run-daily.ts';
import { beginningOfFinancialYear } from '../../../india/calendar.rules.ts';
import { eraseReportsOfErased } from '../direct-gifts/gift-reports.store.ts';
import { emptyReasonsOfErased } from '../ledger/ledger.store.ts';
import { emptyResolutionsOfErased } from '../ledger/quarantine.store.ts';
import { deleteErasedTributes } from '../ledger/tributes/tribute.store.ts';
import { eraseDonors } from '../ledger/erasing/erased-donors.store.ts';

/** For how many days the donor of what was begun and not paid is stored. No provider captures so late. */
const UNPAID_DAYS = 180;
/**
 * For how many financial years after that of the payment its donor is stored. A charitable trust keeps the name, address
 * and PAN of its donors for ten years after the year of assessment, which is the one after the payment (Income-tax Rules
 * 1962, rule 17AA).
 */
const PAID_YEARS = 11;

/** Erases the donors of donations and bookings that are not kept any more, and for whom they were; returns how many. */
export async function eraseOldDonors(database: Database, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const erased = await eraseDonors(tx, {
      begun: new Date(now.getTime() - UNPAID_DAYS * DAY_MS),
      paid: beginningOfFinancialYear(now, PAID_YEARS),
    });
    if (erased > 0) {
      await deleteErasedTributes(tx);
      await eraseReportsOfErased(tx, now);
      await emptyReasonsOfErased(tx);
      await emptyResolutionsOfErased(tx);
    }
    return erased;
  });
}

type DailyDeps = {
  database: Database;
  now: () => Date;
  reportError: (error: unknown, what: string) => void;
  note: (facts: { donors: number }, what: string) => void;
};

/** Does so now and every day. */
export function eraseDonorsDaily({ database, now, reportError, note }: DailyDeps): { stop(): Promise<void> } {
  return runDaily(
    async () => {
      const donors = await eraseOldDonors(database, now());
      if (donors > 0) note({ donors }, 'donors whose donations are not kept any more were erased');
    },
    (error) => reportError(error, 'donors whose donations are not kept any more could not be erased'),
  );
}
