import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { Database } from '../../../database/database.ts';
import { runDaily } from '../../../work/run-daily.ts';
import { transition } from '../ledger/transition.ts';
import { ERASED_DONOR } from '../ledger/erasing/erased-donors.store.ts';
import { lockTransaction, updateTransaction } from '../ledger/transactions.store.ts';
import { ERASED_REPORT, findReport, listForgettable, updateReport } from './gift-reports.store.ts';
import { forgetLines } from './statement-lines.store.ts';

/** For how many days a report without a match, and what a statement says of people, are stored. */
const UNMATCHED_DAYS = 180;
const BATCH_SIZE = 100;

/** Erases who made the reports that were not matched in time, and what old statements say of people; returns the sums. */
export async function forgetReports(
  database: Database,
  now: Date,
): Promise<{ reports: number; lines: number }> {
  const before = new Date(now.getTime() - UNMATCHED_DAYS * DAY_MS);
  let reports = 0;
  for (let found = BATCH_SIZE; found === BATCH_SIZE;) {
    const old = await listForgettable(database, before, BATCH_SIZE);
    found = old.length;
    for (const { tranId } of old) reports += (await forgetReport(database, tranId, now)) ? 1 : 0;
  }
  return { reports, lines: await forgetLines(database, before) };
}

async function forgetReport(database: Database, tranId: string, now: Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, tranId);
    const report = await findReport(tx, tranId);
    // Staff may have matched it meanwhile.
    if (!transaction || !report || report.lineId !== null || report.erasedAt !== null) return false;
    await updateReport(tx, tranId, { ...ERASED_REPORT, erasedAt: now });
    await updateTransaction(tx, tranId, ERASED_DONOR);
    await transition(tx, transaction, 'expired', { cause: 'sweep', now });
    return true;
  });
}

type DailyDeps = {
  database: Database;
  now: () => Date;
  reportError: (error: unknown, what: string) => void;
  note: (facts: { reports: number; lines: number }, what: string) => void;
};

/** Does so now and every day. */
export function forgetReportsDaily({ database, now, reportError, note }: DailyDeps): {
  stop(): Promise<void>;
} {
  return runDaily(
    async () => {
      const erased = await forgetReports(database, now());
      if (erased.reports + erased.lines > 0) note(erased, 'old gift reports and statements were erased');
    },
    (error) => reportError(error, 'old gift reports could not be erased'),
  );
}
