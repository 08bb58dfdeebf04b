import type { Language } from '@trust/shared/contract/languages';
import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { contentColumns, localised, moment, createJsonColumn, rupees } from '../../database/columns.ts';

export const events = pgTable('events', {
  ...contentColumns,
  title: localised().notNull(),
  body: localised().notNull(),
  image: text().notNull(),
  date: date(),
});

export const reports = pgTable('reports', {
  ...contentColumns,
  title: localised().notNull(),
  body: localised().notNull(),
  file: text().notNull(),
  date: date(),
});

export const downloads = pgTable('downloads', {
  ...contentColumns,
  title: localised().notNull(),
  file: text().notNull(),
});

export const solaceProgrammes = pgTable('solace_programmes', {
  ...contentColumns,
  title: localised().notNull(),
  body: localised().notNull(),
  booking: boolean().notNull(),
  bookingAmount: rupees().notNull(),
});

/** The last good answer of an external content system, sanitised; parsed again when it is read. */
export const contentCopies = pgTable('content_copies', {
  address: text().notNull(),
  language: text().$type<Language>().notNull(),
  entries: createJsonColumn(z.unknown())().notNull(),
  fetchedAt: moment().notNull(),
});
