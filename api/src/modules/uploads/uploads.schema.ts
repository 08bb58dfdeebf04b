import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** A photo is of the applicant; a document is a picture of a paper. */
export type PictureKind = 'photo' | 'document';

/** Uploaded pictures. `applicationId` is null until an application claims the picture. */
export const uploads = pgTable('uploads', {
  id: text().primaryKey(),
  draft: text().notNull(),
  kind: text().$type<PictureKind>().notNull(),
  fileName: text().notNull(),
  bytes: integer().notNull(),
  applicationId: uuid(),
  createdAt: moment().notNull(),
});
