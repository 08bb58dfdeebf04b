import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { createJsonColumn, moment } from '../../database/columns.ts';

export const receiptCounters = pgTable('receipt_counters', {
  financialYear: text().primaryKey(),
  lastGiven: integer().notNull(),
});

/** One number per captured donation, without gaps within a financial year; a cancelled number is never reused. */
export const receipts = pgTable(
  'receipts',
  {
    financialYear: text().notNull(),
    serial: integer().notNull(),
    tranId: text().notNull().unique(),
    givenAt: moment().notNull(),
    cancelledAt: moment(),
    /** Written when the receipt is first printed, and never changed; parsed when it is read. */
    content: createJsonColumn(z.unknown())(),
  },
  (table) => [primaryKey({ columns: [table.financialYear, table.serial] })],
);

/** The logos that receipts were printed with, by the SHA-256 of their SVG. */
export const receiptLogos = pgTable('receipt_logos', { hash: text().primaryKey(), svg: text().notNull() });
