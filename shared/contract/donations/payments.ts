import * as z from 'zod/mini';
import { mapFields } from '../values/map-fields.ts';
import { DONOR_FIELD_NAMES, DONOR_FIELDS } from './donation-form.ts';
import { LanguageCode, LocalisedText } from '../language.ts';
import { LONGEST_TRIBUTE_TEXT, TRIBUTE_FIELDS } from './tribute/tribute-fields.ts';

/** A transaction's public reference: a label, never an access key. */
export const TranId = z.string().check(z.regex(/^[A-Za-z0-9/_-]{1,40}$/));

/** A transaction's status as donors see it; only SUCCESS says that the money arrived. */
export const PaymentStatus = z.enum(['NEW', 'PENDING', 'SUCCESS', 'FAILED']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** What the money is for. `zakat` may be spent on nothing else. */
export const Purpose = z.enum(['general', 'project', 'shelter-home', 'medicare', 'zakat', 'solace']);
export type Purpose = z.infer<typeof Purpose>;

export const SequenceRequest = z.strictObject({ prefix: z.string().check(z.maxLength(20)) });
export const Sequence = z.object({ tran_id: TranId });

const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));
/** Whole paise, as a number or in digits. Anything else passes here, so that the server can answer with a message. */
const paise = z.union([z.number(), z.string().check(z.maxLength(20))]);

export const OrderRequest = z.strictObject({ amount: paise, receipt: TranId });
export const Order = z.object({ order_id: z.string() });

/**
 * A donation before it is paid, as `newTrans` takes it. `project` is a project's id or a fund's name (`home`,
 * `medicare`, `bmz`); `programme` is a solace programme's id, and then the amount is the programme's own.
 * `anonymous` hides the name everywhere but on the receipt. `tributeName` makes it a gift in memory or on behalf of someone
 * (`tributeKind`: `memory`, `behalf`), with a message that is mailed to `tributeEmail` once the money arrived. Required fields are checked by rules, not by this schema,
 * since each has a message of its own.
 */
export const NewTransaction = z.strictObject({
  tran_id: TranId,
  amount: z.optional(paise),
  ...mapFields(DONOR_FIELD_NAMES, (field) => text(DONOR_FIELDS[field].maxLength)),
  ...mapFields(TRIBUTE_FIELDS, () => text(LONGEST_TRIBUTE_TEXT)),
  project: text(20),
  programme: text(20),
  anonymous: z.optional(z.boolean()),
  lang: z.optional(LanguageCode),
  isMobile: z.optional(z.boolean()),
  charge_code: text(5),
  reserve1: text(300),
  reserve2: text(300),
  reserve3: text(300),
});
export type NewTransaction = z.infer<typeof NewTransaction>;

/**
 * For what a donation was given, in English, as it was called when it was recorded. `_id` is the project's id or the fund's
 * name.
 */
export const DonationProject = z.object({
  _id: z.string(),
  category: z.string(),
  caseNumber: z.string(),
  name: z.string(),
});
export type DonationProject = z.infer<typeof DonationProject>;

/** What a page accepts that knows `DonationProject`. Another page of this site gets the project's id alone, as before. */
export const ACCEPT_PROJECT = 'application/json;project=record, application/json, application/problem+json';

/** A stored donation, as its donor's browser gets it. `receiptToken` opens its receipt once it is paid. */
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
  /** Null for a booking, and where nothing was chosen; a text from and for releases that know no more. */
  project: z.nullable(z.union([DonationProject, z.string()])),
  programme: z.nullable(z.string()),
  purpose: Purpose,
  pan: z.nullable(z.string()),
  anonymous: z.boolean(),
  isMobile: z.boolean(),
  charge_code: z.literal('A'),
  receiptToken: z.string(),
});
export type Transaction = z.infer<typeof Transaction>;

/** What a browser reports of its payment. Only what the provider signed is believed; the rest is a hint. */
export const StatusReport = z.strictObject({
  tran_id: z.unknown(),
  status: z.unknown(),
  signature: z.optional(z.unknown()),
  paymentId: z.optional(z.unknown()),
});
export const TransactionStatus = z.object({ tran_id: TranId, status: PaymentStatus });

/** A reference as people copy it, with words around it. */
const copiedReference = z.string().check(z.maxLength(500));

export const StatusRequest = z.strictObject({ tran_id: copiedReference });
/**
 * Set where the gift was paid by UPI or bank transfer and reported by its donor: while PENDING it waits for the bank's
 * statement, and FAILED says that the statement does not show it.
 */
const reported = z.optional(z.literal(true));
/** Whether a part of it or all was refunded; missing where nothing was. A refunded payment stays SUCCESS;
 * FAILED with `all` is another sum that was given back. */
const refunded = z.optional(z.enum(['part', 'all']));
/** Set while PENDING where money has come that does not fit, such as another sum: staff look at it. */
const inReview = z.optional(z.literal(true));
/** Set while FAILED where another sum had come and all of it went back. */
const returned = z.optional(z.literal(true));
/** What anyone is told who has the reference, so it names no sum. */
export const StatusResponse = z.object({ status: PaymentStatus, reported, inReview, refunded });
export type StatusResponse = z.infer<typeof StatusResponse>;

/** Looks a payment up by its reference and the last four digits of the donor's phone. */
export const PaymentCheckRequest = z.strictObject({
  tran_id: copiedReference,
  phone: z.string().check(z.maxLength(100)),
});

/**
 * `receiptEmail`: the address, mostly hidden (`a••••@example.com`), to which the receipt can be sent again; missing where
 * there is no receipt or no mail.
 */
export const PaymentCheckResponse = z.object({
  status: PaymentStatus,
  reported,
  inReview,
  refunded,
  /** Where something was refunded: the sum that was given, and each refund with its day (ISO 8601). Sums in paise. */
  refunds: z.optional(
    z.object({
      given: z.int(),
      returned: z.array(z.object({ amount: z.int(), at: z.string() })),
    }),
  ),
  receiptEmail: z.optional(z.string()),
});
export type PaymentCheckResponse = z.infer<typeof PaymentCheckResponse>;

/** The address, mostly hidden, to which the receipt is sent. */
export const ResentReceipt = z.object({ receiptEmail: z.string() });

/** A donation for those who made it: by `token`, the record's `receiptToken`, else by the cookie of a donation without scripts. */
export const DonationRequest = z.strictObject({
  tran_id: TranId,
  token: z.optional(z.string().check(z.maxLength(100))),
});

/**
 * For whom a donation was given. `message`: whether it is on its way to `email` (mostly hidden), was accepted by a mail
 * server, or is not sent; both are missing where the donor gave no address.
 */
export const TributeSummary = z.object({
  kind: z.enum(['memory', 'behalf']),
  name: z.string(),
  email: z.optional(z.string()),
  message: z.optional(z.enum(['waiting', 'sent', 'not-sent'])),
});
export type TributeSummary = z.infer<typeof TributeSummary>;

/** What its donor is shown of a donation; sums in paise. */
export const DonationSummary = z.object({
  status: PaymentStatus,
  reported,
  inReview,
  returned,
  amount: z.int(),
  /** The part that was given back. */
  refunded: z.int(),
  /** When the money arrived, ISO 8601; null before. */
  paidAt: z.nullable(z.string()),
  purpose: Purpose,
  /** The project or programme; null for a fund. */
  cause: z.nullable(z.object({ id: z.string(), name: LocalisedText })),
  /** Whether a PAN was given: the certificate for the tax office needs it. */
  hasPan: z.boolean(),
  /** Where the receipt is mailed to, mostly hidden; missing where the site sends no mail. */
  receiptEmail: z.optional(z.string()),
  /** Missing where the donation is for nobody in particular. */
  tribute: z.optional(TributeSummary),
});
export type DonationSummary = z.infer<typeof DonationSummary>;

/**
 * A donation of the account that is logged in. `begunAt` is ISO 8601. `receiptToken` opens its receipt; missing where there
 * is none.
 */
export const OwnDonation = z.extend(
  z.pick(DonationSummary, {
    status: true,
    reported: true,
    inReview: true,
    returned: true,
    amount: true,
    refunded: true,
    paidAt: true,
    cause: true,
  }),
  {
    tran_id: TranId,
    begunAt: z.string(),
    purpose: z.nullable(Purpose),
    receiptToken: z.optional(z.string()),
  },
);
export type OwnDonation = z.infer<typeof OwnDonation>;
export const OwnDonationList = z.array(OwnDonation);

/** The form that a browser posts to the bank's `action`, with `fields` as hidden inputs. */
export const BankForm = z.object({
  hash: z.string(),
  tran_id: TranId,
  action: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type BankForm = z.infer<typeof BankForm>;
