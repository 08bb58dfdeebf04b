import { TRIBUTE_KINDS } from '@trust/shared/contract/donations/tribute';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../../database/columns.ts';

/** For whom a donation is given; kept and erased with the donation. */
export const tributes = pgTable('tributes', {
  tranId: text().primaryKey(),
  kind: text({ enum: TRIBUTE_KINDS }).notNull(),
  name: text().notNull(),
  /** The addressee of the message; null where the donor named none. */
  email: text(),
  /** '' where the donor wrote none. */
  message: text().notNull(),
  /** Refuses further messages to the addressee. */
  stopToken: text().unique(),
  /** When the mail was enqueued; null before the money arrived, and where the addressee gets no more. */
  enqueuedAt: moment(),
});

/** Addresses that want no messages of donors, as hashes. */
export const tributeOptOuts = pgTable('tribute_opt_outs', {
  emailHash: text().primaryKey(),
  optedOutAt: moment().notNull(),
});
