import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { ApplicationStatus } from '@trust/shared/contract/applications/application-overview';
import { TEXT_FIELDS, type TextField } from '@trust/shared/contract/applications/application-fields';
import { RELATIVE_FIELDS } from '@trust/shared/contract/applications/relatives';
import { AdditionalFieldType } from '@trust/shared/contract/content/projects';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import { LocalisedText } from '@trust/shared/contract/language';
import type { Language } from '@trust/shared/contract/languages';
import { createJsonColumn, fileNames, moment } from '../../database/columns.ts';

type StoredTextField = Exclude<TextField, 'aadhar'>;
const isStoredText = (field: TextField): field is StoredTextField => field !== 'aadhar';
// A field that a later form asks is '' in older applications.
const answerText = z._default(z.string(), '');

/** All answers but the Aadhaar number, the category, the photo and the documents, which have columns of their own. */
const StoredAnswers = z.object({
  ...mapFields(TEXT_FIELDS.filter(isStoredText), () => answerText),
  relativeDetails: z.array(z.object(mapFields(RELATIVE_FIELDS, () => answerText))),
  additionalFieldsData: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type StoredAnswers = z.infer<typeof StoredAnswers>;

/** The category as it was when the application was sent, in all languages. */
const CategorySnapshot = z.object({
  name: LocalisedText,
  instructions: z.array(LocalisedText),
  additionalFields: z.array(
    z.object({
      id: z.string(),
      name: LocalisedText,
      type: z.catch(AdditionalFieldType, 'Text'),
      options: z.array(z.object({ key: z.string(), name: LocalisedText })),
    }),
  ),
});
export type CategorySnapshot = z.infer<typeof CategorySnapshot>;

const answersColumn = createJsonColumn(StoredAnswers);
const snapshotColumn = createJsonColumn(CategorySnapshot);

/** Applications for aid. The Aadhaar number is nowhere but in its encrypted column. */
export const applications = pgTable('applications', {
  id: uuid().primaryKey(),
  suid: text().notNull().unique(),
  code: text().notNull().unique(),
  accountId: uuid(),
  categoryId: text().notNull(),
  category: snapshotColumn().notNull(),
  answers: answersColumn().notNull(),
  photo: text().notNull(),
  documents: fileNames().notNull(),
  aadhaarEncrypted: text().notNull(),
  aadhaarKeyId: text().notNull(),
  aadhaarLastFour: text().notNull(),
  aadhaarHash: text().notNull(),
  contactHash: text().notNull(),
  /** For staff only: the same Aadhaar number, or the same name and phone number, in another application. */
  possibleDuplicate: boolean().notNull(),
  consentVersion: text().notNull(),
  consentLanguage: text().$type<Language>().notNull(),
  consentedAt: moment().notNull(),
  language: text().$type<Language>().notNull(),
  status: text().$type<ApplicationStatus>().notNull(),
  version: integer().notNull(),
  idempotencyKey: text().unique(),
  requestHash: text().notNull(),
  submittedAt: moment().notNull(),
  updatedAt: moment().notNull(),
});
