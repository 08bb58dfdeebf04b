import { GIFT_WAYS } from '@trust/shared/contract/donations/gift-report-form';
import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, paise, rowNumber } from '../../../database/columns.ts';

/** The credits of the bank's statements, each once. `reference` and `narration` name people and are emptied in time. */
export const statementLines = pgTable('statement_lines', {
  id: rowNumber(),
  fingerprint: text().notNull().unique(),
  /** The statement's day, YYYY-MM-DD. */
  bookedOn: date().notNull(),
  amount: paise().notNull(),
  reference: text().notNull(),
  narration: text().notNull(),
  importedAt: moment().notNull(),
  importedBy: text().notNull(),
});

/** What a donor said of a gift that was paid without this site. The donor and the sum stand in its transaction. */
export const giftReports = pgTable('gift_reports', {
  tranId: text().primaryKey(),
  /** Null once it is erased. Of the reports that are not rejected, one at most has a number. */
  utr: text(),
  way: text({ enum: GIFT_WAYS }).notNull(),
  paidOn: date().notNull(),
  /** By which the same report is known when it is sent again. */
  contentHash: text(),
  reportedAt: moment().notNull(),
  /** When staff were notified. */
  toldAt: moment(),
  /** The line that it was matched with; no other report has it. */
  lineId: bigint({ mode: 'number' }).unique(),
  matchedAt: moment(),
  matchedBy: text(),
  rejectedAt: moment(),
  rejectedBy: text(),
  rejectionReason: text(),
  erasedAt: moment(),
});
