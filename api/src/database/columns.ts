import {
  bigint,
  customType,
  integer,
  text,
  timestamp,
  type AnyPgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { LocalisedText } from '@trust/shared/contract/language';

export const moment = () => timestamp({ withTimezone: true });
export const rupees = () => bigint({ mode: 'number' });
export const paise = () => bigint({ mode: 'number' });
export const rowNumber = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();

/** A jsonb column whose value is parsed when it is read: what the database holds may be older than the code. */
export function createJsonColumn<Schema extends z.ZodMiniType>(schema: Schema) {
  return customType<{ data: z.output<Schema>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => schema.parse(value),
  });
}

export const localised = createJsonColumn(LocalisedText);
export const localisedList = createJsonColumn(z.array(LocalisedText));
export const fileNames = createJsonColumn(z.array(z.string()));

/** The full-text index; written by SQL and never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The columns of all imported content: the trust's own id, the position in its file, when it was archived and last changed. */
export const contentColumns = {
  id: text().primaryKey(),
  position: integer().notNull(),
  archivedAt: moment(),
  changedAt: moment().notNull().defaultNow(),
};

/** A table that has them. */
export type ContentTable = PgTable & { id: AnyPgColumn<{ data: string; notNull: true }> } & Record<
    'position' | 'archivedAt' | 'changedAt',
    AnyPgColumn
  >;
