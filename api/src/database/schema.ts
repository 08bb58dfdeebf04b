import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { LocalisedText } from '@trust/shared/contract/language';
import { AdditionalFieldType } from '@trust/shared/contract/projects';
import { contentColumns, fileNames, localised, localisedList, parsedJson } from './columns.ts';

const moment = () => timestamp({ withTimezone: true });
const rupees = () => bigint({ mode: 'number' });

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  passwordHash: text().notNull(),
  createdAt: moment().notNull(),
});

/** Only a token's hash is kept: who reads this table cannot log in with it. */
export const sessions = pgTable('sessions', {
  tokenHash: text().primaryKey(),
  userId: uuid().notNull(),
  createdAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
});

/** `subject` is a hash of account and network address, neither of which is kept. */
export const loginFailures = pgTable('login_failures', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  countedSince: moment().notNull(),
});

/** What visitors wrote to the trust. A `suspect` one was written by a program, as far as can be told, and is not mailed. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  language: text({ enum: ['en', 'ml'] }).notNull(),
  suspect: boolean().notNull(),
  idempotencyKey: text().unique(),
  receivedAt: moment().notNull(),
});

/** Mail to the trust that no mail server has taken yet. */
export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey().defaultRandom(),
  replyTo: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: moment().notNull(),
  tryAt: moment().notNull(),
});

/** The last good answer of an outside content system, as it was cleaned; its reader parses it again. */
export const contentCopies = pgTable(
  'content_copies',
  {
    address: text().notNull(),
    language: text({ enum: ['en', 'ml'] }).notNull(),
    entries: parsedJson(z.unknown())().notNull(),
    fetchedAt: moment().notNull(),
  },
);

const additionalFields = parsedJson(
  z.array(
    z.object({
      id: z.string(),
      name: LocalisedText,
      type: z.catch(AdditionalFieldType, 'Text'),
      options: z.array(z.object({ key: z.string(), name: LocalisedText })),
    }),
  ),
);

export const categories = pgTable('categories', {
  ...contentColumns,
  name: localised().notNull(),
  logo: text().notNull(),
  subCategories: localisedList().notNull(),
  receiveApplication: boolean().notNull(),
  showGallery: boolean().notNull(),
  showMedia: boolean().notNull(),
  instructions: localisedList().notNull(),
  additionalFields: additionalFields().notNull(),
});

export const projects = pgTable('projects', {
  ...contentColumns,
  name: localised().notNull(),
  logo: text().notNull(),
  description: localised().notNull(),
  categoryId: text().notNull(),
  caseNumber: text().notNull(),
  projectDate: date().notNull(),
  district: localised().notNull(),
  state: localised().notNull(),
  focalPoint: localised().notNull(),
  estimatedCost: rupees().notNull(),
  openingFunds: rupees().notNull(),
  images: fileNames().notNull(),
  slides: fileNames().notNull(),
  successStory: boolean().notNull(),
});

export const galleries = pgTable('galleries', {
  ...contentColumns,
  categoryId: text().notNull(),
  subCategory: localised().notNull(),
  name: localised().notNull(),
  images: fileNames().notNull(),
});

export const news = pgTable('news', {
  ...contentColumns,
  name: localised().notNull(),
  body: localised().notNull(),
  topImage: text().notNull(),
  date: date().notNull(),
});

export const projectReports = pgTable('project_reports', {
  ...contentColumns,
  categoryId: text().notNull(),
  subCategory: localised().notNull(),
  name: localised().notNull(),
  file: text().notNull(),
});

export const media = pgTable('media', {
  ...contentColumns,
  name: localised().notNull(),
  url: text().notNull(),
});

export const events = pgTable('events', {
  ...contentColumns,
  title: localised().notNull(),
  body: localised().notNull(),
  image: text().notNull(),
});

export const reports = pgTable('reports', {
  ...contentColumns,
  title: localised().notNull(),
  body: localised().notNull(),
  file: text().notNull(),
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

/** What was imported, when and by whom. `content` is the set itself, kept for the latest imports so that they can come back. */
export const contentImports = pgTable('content_imports', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  importedAt: moment().notNull(),
  importedBy: text().notNull(),
  hash: text().notNull(),
  changes: parsedJson(
    z.record(
      z.string(),
      z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), archived: z.int() }),
    ),
  )().notNull(),
  content: parsedJson(z.unknown())(),
  undoneAt: moment(),
  undoneBy: text(),
});
