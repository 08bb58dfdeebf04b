import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { LocalisedText } from '@trust/shared/contract/language';

/** A jsonb column whose value is parsed when it is read: what the database holds may be older than the code. */
export function parsedJson<Schema extends z.ZodMiniType>(schema: Schema) {
  return customType<{ data: z.output<Schema>; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => schema.parse(value),
  });
}

export const localised = parsedJson(LocalisedText);
export const localisedList = parsedJson(z.array(LocalisedText));
export const fileNames = parsedJson(z.array(z.string()));

/** What full-text search looks in; written by SQL and never read. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What all imported content has: the trust's own id, its place in the trust's file, when it was withdrawn and when it last became what it is. */
export const contentColumns = {
  id: text().primaryKey(),
  position: integer().notNull(),
  archivedAt: timestamp({ withTimezone: true }),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
};
