import { DONOR_FIELD_NAMES } from '@trust/shared/contract/donations/donation-form';
import type { Language } from '@trust/shared/contract/languages';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, paise, rowNumber } from '../../../database/columns.ts';
import { PAYMENT_METHODS } from './payment-facts.ts';
import { TRANSACTION_STATES } from './states.rules.ts';

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
  /** `direct`: by UPI or bank transfer, without this site. */
  provider: text({ enum: ['card', 'bank', 'direct'] }),
  /** Whether it was created with keys that move real money. */
  live: boolean(),
  orderId: text().unique(),
  /** Until when one process has claimed to create the order. */
  orderClaimedUntil: moment(),
  contentHash: text(),
  receiptToken: text().unique(),
  ...mapFields(DONOR_FIELD_NAMES, () => text()),
  anonymous: boolean().notNull(),
  isMobile: boolean().notNull(),
  language: text().$type<Language>().notNull(),
  projectId: text(),
  programmeId: text(),
  purpose: text({ enum: ['general', 'project', 'shelter-home', 'medicare', 'zakat', 'solace'] }),
  /** For what, in English, as it was called when the donation was recorded. Null where no name is known. */
  projectCategory: text(),
  projectCaseNumber: text(),
  projectName: text(),
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

/** Every transition of a transaction, with its origin; append-only. In SQL the table is `transaction_moves`. */
export const transactionTransitions = pgTable('transaction_moves', {
  id: rowNumber(),
  tranId: text().notNull(),
  fromState: text({ enum: TRANSACTION_STATES }).notNull(),
  toState: text({ enum: TRANSACTION_STATES }).notNull(),
  cause: text().notNull(),
  causeId: text(),
  at: moment().notNull(),
});

/** The provider's data of one payment, and its role, in SQL `part`: only one payment of a donation is counted. */
export const providerPayments = pgTable('provider_payments', {
  paymentId: text().primaryKey(),
  tranId: text().notNull(),
  amount: paise().notNull(),
  currency: text().notNull(),
  status: text({ enum: ['created', 'failed', 'authorised', 'captured'] }).notNull(),
  role: text('part', { enum: ['attempt', 'counted', 'surplus', 'mismatch'] }).notNull(),
  /** Null where the provider has not named one of ours. */
  method: text({ enum: PAYMENT_METHODS }),
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
