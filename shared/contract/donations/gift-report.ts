import * as z from 'zod/mini';
import { LanguageCode } from '../language.ts';
import { DONOR_FIELDS } from './donation-form.ts';
import { UTR_MAX_LENGTH } from './gift-report-form.ts';
import { PaymentStatus, TranId } from './payments.ts';

const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/**
 * A gift that was paid without this site, as `report-gift` takes it. `utr` is the bank's number of the payment, `amount`
 * is in paise, `paidOn` a day in India, `project` a project's id or a fund's name. What is required is checked by rules,
 * not by this schema, since each field has a message of its own.
 */
export const GiftReportRequest = z.strictObject({
  utr: text(UTR_MAX_LENGTH),
  way: text(10),
  amount: z.optional(z.union([z.number(), z.string().check(z.maxLength(20))])),
  paidOn: text(40),
  project: text(20),
  firstName: text(DONOR_FIELDS.firstName.maxLength),
  email: text(DONOR_FIELDS.email.maxLength),
  phone: text(DONOR_FIELDS.phone.maxLength),
  address: text(DONOR_FIELDS.address.maxLength),
  pan: text(DONOR_FIELDS.pan.maxLength),
  lang: z.optional(LanguageCode),
});
export type GiftReportRequest = z.infer<typeof GiftReportRequest>;

/** A reported gift: PENDING until the bank's statement shows it. `receiptToken` opens its receipt then. */
export const ReportedGift = z.object({
  tran_id: TranId,
  status: PaymentStatus,
  receiptToken: z.string(),
});
export type ReportedGift = z.infer<typeof ReportedGift>;
