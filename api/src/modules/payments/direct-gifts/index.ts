export { forgetReportsDaily } from './forget-reports.ts';
export { findReport, type GiftReportRow } from './gift-reports.store.ts';
export { listWaitingReports, type WaitingReport } from './list-waiting-reports.ts';
export { matchGift, rejectReport, type MatchOutcome, type RejectOutcome } from './match-gift.ts';
export { listUnmatchedLines, type StatementLineRow } from './statement-lines.store.ts';
export { importStatement, type ImportStatementOutcome } from './statement/import-statement.ts';
export { STATEMENT_FIELDS, type ChosenHeadings } from './statement/table/columns.rules.ts';
