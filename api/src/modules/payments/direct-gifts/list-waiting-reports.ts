import type { Database } from '../../../database/database.ts';
import type { TransactionRow } from '../ledger/transactions.store.ts';
import { listOpenReports, type GiftReportRow } from './gift-reports.store.ts';
import { proposeMatches, type Proposal } from './propose-matches.rules.ts';
import { listUnmatchedLines, type StatementLineRow } from './statement-lines.store.ts';

/** A report that waits, with the lines of the statement that may be its own. */
export type WaitingReport = {
  report: GiftReportRow;
  transaction: TransactionRow;
  proposals: Proposal<StatementLineRow>[];
};

/** The reports that wait for the bank's statement, the oldest first, with proposals of what was imported. */
export async function listWaitingReports(database: Database): Promise<WaitingReport[]> {
  const waiting = await listOpenReports(database);
  const lines = waiting.length === 0 ? [] : await listUnmatchedLines(database);
  const proposals = proposeMatches(
    waiting.map(({ report, transaction: { amount } }) => ({ ...report, amount })),
    lines,
  );
  return waiting.map((each) => ({ ...each, proposals: proposals.get(each.report.tranId) ?? [] }));
}
