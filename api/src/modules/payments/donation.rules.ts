import { createHash, randomBytes } from 'node:crypto';
import { LARGEST_DONATION, SMALLEST_DONATION, westernDigits } from '@trust/shared/contract/amount';
import type { Language } from '@trust/shared/contract/language';
import { fundNamed } from '@trust/shared/contract/funds';
import {
  FUND_PURPOSE,
  Pan,
  type NewTransaction,
  type Purpose,
  type Transaction,
} from '@trust/shared/contract/payments';
import { ContentId } from '@trust/shared/contract/projects';
import type { VisitorText } from '../../plugins/visitor-texts.ts';
import { publicStatus } from './states.rules.ts';
import type { TransactionRow } from './transactions.store.ts';

export type Fault = { field: string; text: VisitorText };

/** What a donor tells of a donation, tidied and found whole. `amount` in paise. */
export type Donation = {
  amount: number;
  firstName: string;
  email: string;
  phone: string;
  place: string;
  district: string;
  address: string;
  pan: string | null;
  anonymous: boolean;
  isMobile: boolean;
  language: Language;
  projectId: string | null;
  programmeId: string | null;
  purpose: Purpose;
};

/** Whole paise as they came, in either script's figures; a fault where they are none or out of bounds. */
export function readPaise(given: unknown, most: number = LARGEST_DONATION): number | VisitorText {
  const paise = typeof given === 'string' ? inFigures(given) : given;
  if (typeof paise !== 'number' || !Number.isInteger(paise) || paise < SMALLEST_DONATION)
    return 'amountMissing';
  return paise > most ? 'amountTooLarge' : paise;
}

function inFigures(text: string): number | undefined {
  const figures = westernDigits(text).trim();
  return /^[0-9]{1,15}$/.test(figures) ? Number(figures) : undefined;
}

/**
 * A bar would end a field of what the bank hashes, a line break a header of a mail; and what turns the direction of
 * writing round would show an amount or a number on a receipt otherwise than it is.
 */
function tidy(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .replaceAll(/[|\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim();
}

/**
 * Reads what was told of a donation, or says all that is wrong with it in the order in which the form asks. A
 * programme's booking costs what the programme does: `price` in paise, and then the amount may be left out.
 */
export function readDonation(
  told: NewTransaction,
  { most, price }: { most: number; price?: number | undefined },
): Donation | { faults: Fault[] } {
  const amount = readPaise(told.amount ?? price, most);
  const place = tidy(told.place);
  const district = tidy(told.district);
  const donation = {
    firstName: tidy(told.firstName),
    email: tidy(told.email),
    phone: westernDigits(tidy(told.phone)),
    place,
    district,
    address: tidy(told.address) || [place, district].filter(Boolean).join(', '),
  };
  const pan = tidy(told.pan) === '' ? null : Pan.safeParse(told.pan);
  const isBooking = price !== undefined;
  const findings: [field: string, text: VisitorText | false][] = [
    ['amount', typeof amount === 'string' && amount],
    ['firstName', donation.firstName === '' && 'nameMissing'],
    ['email', donation.email === '' ? 'emailMissing' : !EMAIL.test(donation.email) && 'email'],
    ['phone', donation.phone === '' ? 'phoneMissing' : !PHONE.test(donation.phone) && 'phoneForm'],
    ['place', isBooking && place === '' && 'placeMissing'],
    ['district', isBooking && district === '' && 'districtMissing'],
    ['address', !isBooking && donation.address === '' && 'addressMissing'],
    ['pan', pan !== null && !pan.success && 'panForm'],
    ['project', isBooking && !!told.project && 'invalid'],
  ];
  const faults = findings.flatMap(([field, text]) => (text ? [{ field, text }] : []));
  if (typeof amount === 'string' || faults.length > 0) return { faults };
  return {
    ...donation,
    amount,
    pan: pan?.success ? pan.data : null,
    anonymous: told.anonymous ?? false,
    isMobile: told.isMobile ?? false,
    language: told.lang ?? 'en',
    ...destination(told),
  };
}

/** As lenient as the form that asks for them. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^\+?[0-9() -]*[0-9][0-9() -]*$/;

function destination({
  project = '',
  programme = '',
}: NewTransaction): Pick<Donation, 'projectId' | 'programmeId' | 'purpose'> {
  const none = { projectId: null, programmeId: null };
  if (programme !== '') return { ...none, programmeId: programme, purpose: 'solace' };
  const fund = fundNamed(project);
  if (fund) return { ...none, purpose: FUND_PURPOSE[fund] };
  if (project === '') return { ...none, purpose: 'general' };
  return { ...none, projectId: project, purpose: 'project' };
}

/** Whether a text can be a project's or a programme's id. */
export function isContentId(id: string): boolean {
  return ContentId.safeParse(id).success;
}

/** What makes two accounts of one donation the same. */
export function contentHash(donation: Donation): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(donation).sort()))
    .digest('hex');
}

/** A new receipt token: 256 bits that nobody can guess. */
export function newReceiptToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What newTrans answers of a stored donation; undefined while only its order was asked for. */
export function transactionTold(row: TransactionRow): Transaction | undefined {
  const { receiptToken, purpose } = row;
  if (receiptToken === null || purpose === null) return undefined;
  return {
    tran_id: row.tranId,
    status: publicStatus(row.state),
    amount: row.amount,
    currency: row.currency,
    firstName: row.firstName ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    place: row.place ?? '',
    district: row.district ?? '',
    address: row.address ?? '',
    project: row.projectId,
    programme: row.programmeId,
    purpose,
    pan: row.pan,
    anonymous: row.anonymous,
    isMobile: row.isMobile,
    charge_code: 'A',
    receiptToken,
  };
}

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as rupees are written, in both languages alike: 1005050 is `₹10,050.50`. */
export function formatPaise(paise: number): string {
  return RUPEES.format(paise / 100);
}

const SEQUENCE = /^([A-Z]{2,12})\/([0-9]{4})\/0*([0-9]{1,15})$/;

/** A reference: prefix, year and number, such as `SCT/2026/000042`. */
export function tranIdOf(prefix: string, year: number, sequence: number): string {
  return `${prefix}/${year}/${String(sequence).padStart(6, '0')}`;
}

/** The parts of a reference of that form; undefined for a label of another. */
export function partsOfTranId(
  tranId: string,
): { prefix: string; year: number; sequence: number } | undefined {
  const [, prefix, year, sequence] = SEQUENCE.exec(tranId) ?? [];
  if (prefix === undefined) return undefined;
  return { prefix, year: Number(year), sequence: Number(sequence) };
}

const PROVIDERS_OWN = /^(order|pay)_/i;

/** Whether a label looks like the card provider's own of an order or a payment, which are references too. */
export function isProvidersOwn(label: string): boolean {
  return PROVIDERS_OWN.test(label);
}

/** The last four figures of a phone number; '' when it has fewer. */
export function lastFour(phone: string): string {
  return /[0-9]{4}$/.exec(westernDigits(phone).replaceAll(/[^0-9]/g, ''))?.[0] ?? '';
}
