import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, paise } from '../../../database/columns.ts';
import { DISPUTE_STATUSES } from '../providers/card-provider.ts';

/** A payment whose money the donor's bank asks back, also one that is no donation's. */
export const disputes = pgTable('disputes', {
  /** The provider's. */
  id: text().primaryKey(),
  paymentId: text().notNull(),
  /** Null while the payment is not known. */
  tranId: text(),
  /** What the bank asks back. */
  amount: paise().notNull(),
  currency: text().notNull(),
  /** The provider's word for how far the bank has gone. */
  phase: text().notNull(),
  status: text({ enum: DISPUTE_STATUSES }).notNull(),
  /** When the provider reported that status. */
  statusAt: moment().notNull(),
  /** The provider's code. */
  reason: text(),
  /** Until when the provider waits for the trust's answer. */
  respondBy: moment(),
  /** What the provider has taken from the trust. */
  lost: paise().notNull(),
  /** How much of it is recorded as a refund of the payment. */
  subtracted: paise().notNull(),
  firstSeenAt: moment().notNull(),
  /** When staff were notified of the status. */
  toldAt: moment(),
});
