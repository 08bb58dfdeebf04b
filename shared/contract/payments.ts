import * as z from 'zod/mini';
import type { Fund } from './funds.ts';
import { Language } from './language.ts';
import { PAN } from './patterns.ts';

/** What a donation is called towards donors and the provider: a label, never a key to anything. */
export const TranId = z.string().check(z.regex(/^[A-Za-z0-9/_-]{1,40}$/));

/** All that a donor is told of a donation's way; only SUCCESS says that the money arrived. */
export const PaymentStatus = z.enum(['NEW', 'PENDING', 'SUCCESS', 'FAILED']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** What the money is for. `zakat` may be spent on nothing else. */
export const Purpose = z.enum(['general', 'project', 'shelter-home', 'medicare', 'zakat', 'solace']);
export type Purpose = z.infer<typeof Purpose>;

/** What a donation to a fund is for. */
export const FUND_PURPOSE = {
  home: 'shelter-home',
  medicare: 'medicare',
  bmz: 'zakat',
} as const satisfies Record<Fund, Purpose>;

/** Income tax number of who gives: optional, and needed for the donor's own deduction. */
export const Pan = z.string().check(z.trim(), z.toUpperCase(), z.regex(PAN));

export const SequenceAsk = z.strictObject({ prefix: z.string().check(z.maxLength(20)) });
export const Sequence = z.object({ tran_id: TranId });

const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));
/** Whole paise, as a number or in figures; the server says in words what is wrong with another. */
const paise = z.union([z.number(), z.string().check(z.maxLength(20))]);

export const OrderAsk = z.strictObject({ amount: paise, receipt: TranId });
export const Order = z.object({ order_id: z.string() });

/**
 * A donation before it is paid, as `newTrans` takes it. `project` is a project's id or a fund's name (`home`,
 * `medicare`, `bmz`); `programme` is a solace programme's id, and then the amount is the programme's own.
 * `anonymous` hides the name from everybody but the receipt. Which fields must be there is a rule of its own,
 * since each has a text for who left it out.
 */
export const NewTransaction = z.strictObject({
  tran_id: TranId,
  amount: z.optional(paise),
  firstName: text(100),
  email: text(254),
  phone: text(25),
  place: text(100),
  district: text(100),
  address: text(300),
  project: text(20),
  programme: text(20),
  pan: text(20),
  anonymous: z.optional(z.boolean()),
  lang: z.optional(Language),
  isMobile: z.optional(z.boolean()),
  charge_code: text(5),
  reserve1: text(300),
  reserve2: text(300),
  reserve3: text(300),
});
export type NewTransaction = z.infer<typeof NewTransaction>;

/** A donation as it is stored, told to who made it. `receiptToken` opens its receipt once it is paid. */
export const Transaction = z.object({
  tran_id: TranId,
  status: PaymentStatus,
  amount: z.int(),
  currency: z.literal('INR'),
  firstName: z.string(),
  email: z.string(),
  phone: z.string(),
  place: z.string(),
  district: z.string(),
  address: z.string(),
  project: z.nullable(z.string()),
  programme: z.nullable(z.string()),
  purpose: Purpose,
  pan: z.nullable(z.string()),
  anonymous: z.boolean(),
  isMobile: z.boolean(),
  charge_code: z.literal('A'),
  receiptToken: z.string(),
});
export type Transaction = z.infer<typeof Transaction>;

/** What a browser reports of its payment. Believed is only what the provider signed; the rest is a hint. */
export const StatusReport = z.strictObject({
  tran_id: z.unknown(),
  status: z.unknown(),
  signature: z.optional(z.unknown()),
  paymentId: z.optional(z.unknown()),
});
export const TransactionStatus = z.object({ tran_id: TranId, status: PaymentStatus });

export const StatusAsk = z.strictObject({ tran_id: z.string().check(z.maxLength(100)) });
export const StatusAnswer = z.object({ status: PaymentStatus });

/** “Money was taken but nothing confirmed?”: the reference and the last four figures of the donor's phone. */
export const PaymentCheck = z.strictObject({
  tran_id: z.string().check(z.maxLength(100)),
  phone: z.string().check(z.maxLength(25)),
});

/** What a browser posts to the bank: `fields` as hidden inputs of a form whose address is `action`. */
export const BankForm = z.object({
  hash: z.string(),
  tran_id: TranId,
  action: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type BankForm = z.infer<typeof BankForm>;
