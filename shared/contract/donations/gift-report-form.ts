import { DAY_MS } from '../values/durations.ts';
import { dayInIndia, isCalendarDate } from '../applications/day-in-india.ts';
import type { FieldError, ParsedForm } from '../field-error.ts';
import { APP_GIFT_REPORT_PATH, GIFT_REPORT_PATH } from '../pages/paths.ts';
import { readContentId } from '../typed/content-id.ts';
import { readFigures } from '../typed/figures.ts';
import { readDay } from '../typed/numbers.ts';
import { parseRupees, type Amount, type Paise } from './amount.ts';
import {
  IN_APP_FIELD,
  CONTACT_DETAILS,
  readAmountText,
  readDonorFields,
  readText,
  type FieldSource,
} from './donation-fields.ts';
import { amountError, parseDonor, type AmountMessage, type DonorMessage } from './donation-form.ts';

// Apart from the schemas, so that a page checks what was typed without loading a schema library.

/** How a gift reached the trust without this site: by a UPI app, or from a bank account (IMPS, NEFT, RTGS). */
export const GIFT_WAYS = ['upi', 'bank'] as const;
export type GiftWay = (typeof GIFT_WAYS)[number];

/** The address that the form is posted to without scripts. */
export const GIFT_REPORT_FORM_ACTION = '/payments/report-gift-form';

/** The page that a posted form stands on. */
export function giftReportPath(source: FieldSource): string {
  return readText(source, IN_APP_FIELD) === '' ? GIFT_REPORT_PATH : APP_GIFT_REPORT_PATH;
}

/** The page at `path` that a report leads to; `more` stands in its address too, but for what is empty. */
export function giftReportedPath(
  path: string,
  tranId: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ reported: tranId });
  for (const [name, value] of Object.entries(more)) if (value !== '') query.set(name, value);
  return `${path}?${query.toString()}`;
}

/** How many days ago a gift may have been paid that is reported today. */
export const OLDEST_GIFT_DAYS = 180;
/** In characters as typed: labels and spaces are read too. */
export const UTR_MAX_LENGTH = 60;

const REPORT_DONOR_FIELDS = ['firstName', 'email', 'phone', 'address', 'pan'] as const;
/** The fields of a report in the order in which errors are listed. `project` is a project's id or a fund. */
export const GIFT_REPORT_FIELDS = [
  'way',
  'utr',
  'amount',
  'paidOn',
  'project',
  ...REPORT_DONOR_FIELDS,
] as const;
export type GiftReportField = (typeof GIFT_REPORT_FIELDS)[number];

/** What stands in the form: texts as typed, `amount` in rupees. */
export type GiftReportValues = Readonly<Record<GiftReportField, string>>;

export type GiftReportMessage =
  | 'wayMissing'
  | 'utrMissing'
  | 'utrNotUpi'
  | 'utrNotBank'
  | 'paidOnMissing'
  | 'paidOnInvalid'
  | 'paidOnInFuture'
  | 'paidOnTooLongAgo'
  | 'giftTooLarge'
  | Exclude<AmountMessage, 'amountTooLarge'>
  | DonorMessage<(typeof REPORT_DONOR_FIELDS)[number]>;
export type GiftReportError = FieldError<GiftReportField, GiftReportMessage>;

/** A report as it is sent and stored: `amount` in paise, `paidOn` YYYY-MM-DD in India, '' where nothing is given. */
export type GiftReport = Readonly<
  Record<'utr' | 'paidOn' | 'project' | (typeof REPORT_DONOR_FIELDS)[number], string>
> & { readonly way: GiftWay; readonly amount: Paise };

/** The form's values in a posted form, an address or a draft. */
export function readGiftReportForm(source: FieldSource): GiftReportValues {
  return {
    way: readText(source, 'way'),
    utr: readText(source, 'utr'),
    amount: readAmountText(source),
    paidOn: readText(source, 'paidOn'),
    project: readContentId(readText(source, 'project', 'nid')),
    ...readDonorFields(source, REPORT_DONOR_FIELDS),
  };
}

/** The report in a form, or all errors in the order of the fields. `now` tells the day in India. */
export function parseGiftReportForm(
  form: GiftReportValues,
  now: Date,
): ParsedForm<GiftReport, GiftReportError> {
  return parseGiftReport(form, parseRupees(form.amount), now);
}

/** The same where the amount is read already. */
export function parseGiftReport(
  fields: Readonly<Partial<Record<Exclude<GiftReportField, 'amount'>, string | undefined>>>,
  amount: Amount,
  now: Date,
): ParsedForm<GiftReport, GiftReportError> {
  const way = GIFT_WAYS.find((known) => known === fields.way);
  const utr = normaliseUtr(fields.utr ?? '');
  const paidOn = readDay(fields.paidOn ?? '');
  const { donor, errors: donorErrors } = parseDonor(REPORT_DONOR_FIELDS, CONTACT_DETAILS, fields);
  const utrMessage = findUtrError(utr, way);
  const paidOnMessage = findPaidOnError(paidOn, now);
  const errors: GiftReportError[] = [
    ...(way ? [] : [{ field: 'way', message: 'wayMissing' } as const]),
    ...(utrMessage ? [{ field: 'utr', message: utrMessage } as const] : []),
    ...(amount.kind === 'paise' ? [] : [giftAmountError(amount)]),
    ...(paidOnMessage ? [{ field: 'paidOn', message: paidOnMessage } as const] : []),
    ...donorErrors,
  ];
  if (!way || amount.kind !== 'paise' || errors.length > 0) return { outcome: 'invalid', errors };
  return {
    outcome: 'parsed',
    value: {
      way,
      utr,
      amount: amount.paise,
      paidOn,
      project: readContentId(fields.project ?? ''),
      ...donor,
    },
  };
}

/** What banks and apps write before the number. */
const UTR_LABELS =
  /^(?:\s*(?:\b(?:upi|utr|rrn|imps|neft|rtgs|ref|reference|transaction|txn|id|no|number)\b|№)[\s.:#-]*)+/i;

/** A bank's reference as it is compared and stored: without its label, in capital letters, without signs between. */
export function normaliseUtr(typed: string): string {
  return readFigures(typed)
    .replace(UTR_LABELS, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** UPI and IMPS number a payment with 12 digits; NEFT with 16 letters and digits, RTGS with 22. */
const UPI_UTR = /^[0-9]{12}$/;
const BANK_UTR = /^(?=.*[0-9])(?:[A-Z0-9]{16}|[A-Z0-9]{22})$/;

function findUtrError(utr: string, way: GiftWay | undefined): GiftReportMessage | undefined {
  if (utr === '') return 'utrMissing';
  if (UPI_UTR.test(utr)) return undefined;
  if (way === 'upi') return 'utrNotUpi';
  return BANK_UTR.test(utr) ? undefined : 'utrNotBank';
}

/** The first and the last day that a report of today may name, YYYY-MM-DD: the bounds of its field. */
export function paidOnBounds(now: Date): { readonly min: string; readonly max: string } {
  return { min: dayInIndia(new Date(now.getTime() - OLDEST_GIFT_DAYS * DAY_MS)), max: dayInIndia(now) };
}

function findPaidOnError(paidOn: string, now: Date): GiftReportMessage | undefined {
  if (paidOn === '') return 'paidOnMissing';
  if (!isCalendarDate(paidOn)) return 'paidOnInvalid';
  const { min, max } = paidOnBounds(now);
  if (paidOn > max) return 'paidOnInFuture';
  return paidOn < min ? 'paidOnTooLongAgo' : undefined;
}

function giftAmountError(
  amount: Exclude<Amount, { kind: 'paise' }>,
): FieldError<'amount', Exclude<AmountMessage, 'amountTooLarge'> | 'giftTooLarge'> {
  const { field, message } = amountError(amount);
  // A donation's message advises what was done already: to give by bank transfer.
  return { field, message: message === 'amountTooLarge' ? 'giftTooLarge' : message };
}
