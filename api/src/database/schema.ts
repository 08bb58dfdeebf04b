import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { LocalisedText, type Language } from '@trust/shared/contract/language';
import { AdditionalFieldType } from '@trust/shared/contract/content/projects';
import { contentColumns, fileNames, localised, localisedList, parsedJson, tsvector } from './columns.ts';

/** The states of a transaction; the payments module defines the transitions. */
export const TRANSACTION_STATES = [
  'NEW',
  'ORDER_CREATED',
  'SENT_TO_BANK',
  'ATTEMPTED',
  'FAILED',
  'EXPIRED',
  'AUTHORISED',
  'QUARANTINED',
  'CAPTURED',
  'PART_REFUNDED',
  'REFUNDED',
] as const;

const moment = () => timestamp({ withTimezone: true });
const rupees = () => bigint({ mode: 'number' });
const paise = () => bigint({ mode: 'number' });
const rowNumber = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  passwordHash: text().notNull(),
  createdAt: moment().notNull(),
});

/** Only a token's hash is stored: it cannot be used to log in. */
export const sessions = pgTable('sessions', {
  tokenHash: text().primaryKey(),
  userId: uuid().notNull(),
  createdAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
});

/** `subject` is a hash of account and network address; neither is stored. */
export const loginFailures = pgTable('login_failures', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  countedSince: moment().notNull(),
});

/** Visitors' messages to the trust. A `suspect` one is probably spam and is not mailed. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  language: text().$type<Language>().notNull(),
  suspect: boolean().notNull(),
  idempotencyKey: text().unique(),
  receivedAt: moment().notNull(),
});

/** Mail to the trust that is not delivered yet. */
export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey().defaultRandom(),
  replyTo: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: moment().notNull(),
  tryAt: moment().notNull(),
});

/** The last good answer of an external content system, sanitised; parsed again when it is read. */
export const contentCopies = pgTable('content_copies', {
  address: text().notNull(),
  language: text().$type<Language>().notNull(),
  entries: parsedJson(z.unknown())().notNull(),
  fetchedAt: moment().notNull(),
});

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
  projectId: text(),
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

/** The imports. `content` is the imported set, stored for the latest ones so that they can be restored. */
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

/** The last number that was assigned per prefix and year. */
export const paymentSequences = pgTable(
  'payment_sequences',
  { prefix: text().notNull(), year: integer().notNull(), lastGiven: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.prefix, table.year] })],
);

/** One donation or booking. The donor is unknown while only its order was requested. */
export const transactions = pgTable('transactions', {
  tranId: text().primaryKey(),
  amount: paise().notNull(),
  currency: text({ enum: ['INR'] }).notNull(),
  state: text({ enum: TRANSACTION_STATES }).notNull(),
  provider: text({ enum: ['card', 'bank'] }),
  /** Whether it was created with keys that move real money. */
  live: boolean(),
  orderId: text().unique(),
  /** Until when one process has claimed to create the order. */
  orderClaimedUntil: moment(),
  contentHash: text(),
  receiptToken: text().unique(),
  firstName: text(),
  email: text(),
  phone: text(),
  place: text(),
  district: text(),
  address: text(),
  pan: text(),
  anonymous: boolean().notNull(),
  isMobile: boolean().notNull(),
  language: text().$type<Language>().notNull(),
  projectId: text(),
  programmeId: text(),
  purpose: text({ enum: ['general', 'project', 'shelter-home', 'medicare', 'zakat', 'solace'] }),
  accountId: uuid(),
  capturedPaymentId: text().unique(),
  capturedAt: moment(),
  refunded: paise().notNull(),
  failureReason: text(),
  createdAt: moment().notNull(),
  /** When the provider is asked next; null once reconciliation is finished. */
  checkDueAt: moment(),
  checks: integer().notNull(),
});

/** Every transition of a transaction, with its origin; append-only. */
export const transactionMoves = pgTable('transaction_moves', {
  id: rowNumber(),
  tranId: text().notNull(),
  fromState: text({ enum: TRANSACTION_STATES }).notNull(),
  toState: text({ enum: TRANSACTION_STATES }).notNull(),
  cause: text().notNull(),
  causeId: text(),
  at: moment().notNull(),
});

/** The provider's data of one payment, and its part: only one payment of a donation is counted. */
export const providerPayments = pgTable('provider_payments', {
  paymentId: text().primaryKey(),
  tranId: text().notNull(),
  amount: paise().notNull(),
  currency: text().notNull(),
  status: text({ enum: ['created', 'failed', 'authorised', 'captured'] }).notNull(),
  part: text({ enum: ['attempt', 'counted', 'surplus', 'mismatch'] }).notNull(),
  firstSeenAt: moment().notNull(),
});

/** `due` waits for staff; `applied`: it is subtracted from the donation's sums. */
export const refunds = pgTable('refunds', {
  id: text().primaryKey(),
  idempotencyKey: text().notNull().unique(),
  providerRefundId: text().unique(),
  paymentId: text().notNull(),
  tranId: text(),
  amount: paise().notNull(),
  state: text({ enum: ['due', 'asked', 'pending', 'processed', 'failed'] }).notNull(),
  applied: boolean().notNull(),
  reason: text().notNull(),
  askedBy: text().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  /** When staff were notified. */
  toldAt: moment(),
});

/** The provider's events that were handled. Their bodies name donors, so they are not stored. */
export const webhookEvents = pgTable('webhook_events', {
  eventId: text().primaryKey(),
  kind: text().notNull(),
  outcome: text().notNull(),
  receivedAt: moment().notNull(),
});

/** Payments that fit no donation, for staff to resolve. */
export const quarantinedPayments = pgTable('quarantined_payments', {
  id: rowNumber(),
  why: text({ enum: ['unknown-order', 'other-amount', 'other-mode', 'other-order'] }).notNull(),
  tranId: text(),
  orderId: text(),
  paymentId: text().notNull(),
  amount: paise().notNull(),
  currency: text().notNull(),
  cause: text().notNull(),
  causeId: text(),
  at: moment().notNull(),
  resolvedAt: moment(),
  /** Who closed it and what they found. */
  resolution: text(),
  /** When staff were notified. */
  toldAt: moment(),
});

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
    content: parsedJson(z.unknown())(),
  },
  (table) => [primaryKey({ columns: [table.financialYear, table.serial] })],
);

/** Outbox events: written in the transaction of their cause, so that neither exists without the other. */
export const outbox = pgTable('outbox', {
  id: rowNumber(),
  kind: text({ enum: ['captured', 'refunded'] }).notNull(),
  tranId: text().notNull(),
  causeId: text().notNull(),
  createdAt: moment().notNull(),
  doneAt: moment(),
  outcome: text({ enum: ['mailed', 'not-needed', 'given-up'] }),
  attempts: integer().notNull(),
  tryAt: moment().notNull(),
});

/** A project's sums of this site's donations, in paise, and the number of donations that count. */
export const projectFunds = pgTable('project_funds', {
  projectId: text().primaryKey(),
  captured: paise().notNull(),
  refunded: paise().notNull(),
  donors: integer().notNull(),
});

/** The search index, one row per record; written by `modules/search`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().notNull(),
    id: text().notNull(),
    recency: integer().notNull(),
    source: text().notNull(),
    title: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Its one row holds the transaction that last changed a project or its funds. */
export const projectsRevision = pgTable('projects_revision', {
  theOne: boolean().primaryKey(),
  changedBy: text().notNull(),
});
