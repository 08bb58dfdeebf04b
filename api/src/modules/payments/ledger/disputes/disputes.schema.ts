import { pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { createJsonColumn, moment, paise } from '../../../../database/columns.ts';
import { DISPUTE_STATUSES } from './dispute-facts.ts';

/** Each phase (or '' where the report named none) has the sum that was lost in it, in paise, and whether the provider stated that sum. */
const Losses = z.record(z.string(), z.object({ sum: z.int(), isStated: z.boolean() }));
export type Losses = z.infer<typeof Losses>;
const lossesColumn = createJsonColumn(Losses);

/** A payment whose money the donor's bank asks back, also one that is no donation's. */
export const disputes = pgTable('disputes', {
  /** The provider's. */
  id: text().primaryKey(),
  paymentId: text().notNull(),
  /** Null while the payment is not known. */
  tranId: text(),
  /** The donor's bank asks this sum back. */
  amount: paise().notNull(),
  currency: text().notNull(),
  /** The provider's word for how far the bank has gone; '' where it has not said. */
  phase: text().notNull(),
  status: text({ enum: DISPUTE_STATUSES }).notNull(),
  /** When the provider reported that status. */
  statusAt: moment().notNull(),
  /** The provider's code. */
  reason: text(),
  /** Until when the provider waits for the trust's answer. */
  respondBy: moment(),
  /** The provider has taken this sum from the trust; it is in the dispute's currency. */
  lost: paise().notNull(),
  losses: lossesColumn().notNull(),
  /** This part of `lost` is recorded as refunds of the payment; it is in the dispute's currency. */
  subtracted: paise().notNull(),
  firstSeenAt: moment().notNull(),
  /** When staff were notified of the status. */
  toldAt: moment(),
});
