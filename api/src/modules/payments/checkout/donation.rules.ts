import { createHash, randomBytes } from 'node:crypto';
import { parsePaise, type Amount, type Paise } from '@trust/shared/contract/donations/amount';
import { BOOKING_FIELDS, DONATION_REQUIRED } from '@trust/shared/contract/donations/donation-fields';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import {
  amountError,
  DONOR_FIELD_NAMES,
  DONOR_FIELDS,
  parseDonor,
  type DonationMessage,
  type DonorField,
} from '@trust/shared/contract/donations/donation-form';
import { parseTribute, type Tribute, type TributeMessage } from '@trust/shared/contract/donations/tribute';
import { hasTribute } from '@trust/shared/contract/donations/tribute/has-tribute';
import { findFund, FUND_PURPOSE, fundOfPurpose } from '@trust/shared/contract/donations/funds';
import type {
  DonationProject,
  NewTransaction,
  Purpose,
  Transaction,
} from '@trust/shared/contract/donations/payments';
import { readContentId } from '@trust/shared/contract/typed/content-id';
import { CARD_PROVIDERS } from '@trust/shared/contract/payment-providers/card-providers';
import type { FieldError, ParsedForm } from '@trust/shared/contract/field-error';
import { DEFAULT_LANGUAGE, type Language } from '@trust/shared/contract/languages';
import { publicStatus } from '../ledger/states.rules.ts';
import type { TransactionRow } from '../ledger/transactions.store.ts';
import type { TributeLimit } from '../ledger/tributes/tribute-mail.ts';

/** What a call or a posted form says of a donation, with its amount parsed. */
export type DonationInput = Omit<NewTransaction, 'amount'> & { amount?: Amount | undefined };
export type DonationInputError = FieldError<
  string,
  DonationMessage | TributeMessage | TributeLimit | 'noMail' | 'amountIsFixed' | 'invalid' | 'notFound'
>;

/** A valid donation or booking, as it is stored; `amount` in paise. */
export type ValidDonation = Record<Exclude<DonorField, 'pan'>, string> & {
  pan: string | null;
  amount: Paise;
  anonymous: boolean;
  isMobile: boolean;
  language: Language;
  projectId: string | null;
  programmeId: string | null;
  purpose: Purpose;
  tribute: Tribute | null;
};

/** The body of a call, with its amount parsed; `most` in paise. */
export function readDonationInput<Body extends Pick<NewTransaction, 'amount'>>(body: Body, most: number) {
  return { ...body, amount: body.amount === undefined ? undefined : parsePaise(body.amount, most) };
}

/**
 * The donation, or all errors in the order of the form. A programme's booking costs what the programme does: `price` in
 * paise, and then the amount may be left out.
 */
export function parseDonation(
  input: DonationInput,
  price: Paise | undefined,
): ParsedForm<ValidDonation, DonationInputError> {
  const isBooking = price !== undefined;
  const amount: Amount = input.amount ?? (isBooking ? { kind: 'paise', paise: price } : { kind: 'missing' });
  const { donor, errors } = parseDonor(DONOR_FIELD_NAMES, isBooking ? BOOKING_FIELDS : DONATION_REQUIRED, {
    ...input,
    // A booking asks for town and district only.
    address: input.address?.trim() || [input.place, input.district].filter(Boolean).join(', '),
  });
  const hasBothDestinations = isBooking && readDestinationIds(input).project !== '';
  const parsed = parseTribute(input);
  const allErrors: DonationInputError[] = [
    ...(amount.kind === 'paise' ? [] : [amountError(amount)]),
    ...errors,
    ...(parsed.outcome === 'invalid' ? parsed.errors : []),
    ...(isBooking && hasTribute(input) ? [{ field: 'tributeName', message: 'invalid' } as const] : []),
    ...(hasBothDestinations ? [{ field: 'project', message: 'invalid' } as const] : []),
  ];
  if (amount.kind !== 'paise' || parsed.outcome === 'invalid' || allErrors.length > 0)
    return { outcome: 'invalid', errors: allErrors };
  const value = {
    ...donor,
    pan: donor.pan === '' ? null : donor.pan,
    amount: amount.paise,
    anonymous: input.anonymous ?? false,
    isMobile: input.isMobile ?? false,
    language: input.lang ?? DEFAULT_LANGUAGE,
    ...readDestination(input),
    tribute: parsed.value ?? null,
  };
  return { outcome: 'parsed', value };
}

/** What a donation is for; `general` where it names nothing. */
export function readDestination(
  input: Pick<DonationInput, 'project' | 'programme'>,
): Pick<ValidDonation, 'projectId' | 'programmeId' | 'purpose'> {
  const { project, programme } = readDestinationIds(input);
  const none = { projectId: null, programmeId: null };
  if (programme !== '') return { ...none, programmeId: programme, purpose: 'solace' };
  const fund = findFund(project);
  if (fund) return { ...none, purpose: FUND_PURPOSE[fund] };
  if (project === '') return { ...none, purpose: 'general' };
  return { ...none, projectId: project, purpose: 'project' };
}

/** The ids that a call or a form names, as people copy them; '' for none. */
export function readDestinationIds({
  project = '',
  programme = '',
}: Pick<DonationInput, 'project' | 'programme'>): Record<'project' | 'programme', string> {
  return { project: readContentId(project), programme: readContentId(programme) };
}

/** The version of the hash that each field of a donation came with. */
const HASH_VERSIONS: Readonly<Record<keyof ValidDonation, number>> = {
  ...mapFields(DONOR_FIELD_NAMES, (field) => DONOR_FIELDS[field].hashVersion),
  amount: 1,
  anonymous: 1,
  isMobile: 1,
  language: 1,
  projectId: 1,
  programmeId: 1,
  purpose: 1,
  tribute: 2,
};
const LATEST_HASH_VERSION = Math.max(...Object.values(HASH_VERSIONS));

/** A hash of a donation's content, such as `1:9f86d0…`: of the fields that `version` has, whatever was added since. */
export function hashDonation(donation: ValidDonation, version: number = LATEST_HASH_VERSION): string {
  const versions: Readonly<Record<string, number>> = HASH_VERSIONS;
  const fields = Object.entries(donation).filter(([field]) => (versions[field] ?? Infinity) <= version);
  const digest = createHash('sha256').update(JSON.stringify(fields.sort())).digest('hex');
  return `${String(version)}:${digest}`;
}

/**
 * Whether a stored hash is of this donation. It is compared by the fields of its own version, so that a field that was
 * added since changes nothing.
 */
export function isSameDonation(donation: ValidDonation, storedHash: string): boolean {
  return hashDonation(donation, Number(storedHash.split(':')[0])) === storedHash;
}

/**
 * Whether somebody names the donor of a stored donation: name, email and phone, as they were given then. Nobody names one
 * who was erased.
 */
export function isOfDonor(row: TransactionRow, input: DonationInput): boolean {
  if (row.firstName === null) return false;
  const { donor } = parseDonor(DONOR_FIELD_NAMES, DONATION_REQUIRED, input);
  const { donor: stored } = parseDonor(DONOR_FIELD_NAMES, DONATION_REQUIRED, {
    firstName: row.firstName,
    email: row.email ?? '',
    phone: row.phone ?? '',
  });
  return (['firstName', 'email', 'phone'] as const).every((field) => donor[field] === stored[field]);
}

/** Creates a receipt token: 256 bits that nobody can guess. */
export function createReceiptToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A stored donation as newTrans answers it; undefined while only its order was requested. */
export function toTransaction(row: TransactionRow): Transaction | undefined {
  const { receiptToken, purpose } = row;
  if (receiptToken === null || purpose === null) return undefined;
  return {
    tran_id: row.tranId,
    status: publicStatus(row.state),
    amount: row.amount,
    currency: row.currency,
    ...mapFields(DONOR_FIELD_NAMES, (field) => row[field] ?? ''),
    project: describeProject(row),
    programme: row.programmeId,
    purpose,
    pan: row.pan,
    anonymous: row.anonymous,
    isMobile: row.isMobile,
    charge_code: 'A',
    receiptToken,
  };
}

function describeProject(row: TransactionRow): DonationProject | null {
  const { projectCategory: category, projectCaseNumber: caseNumber, projectName: name } = row;
  const _id = row.projectId ?? fundOfPurpose(row.purpose);
  if (_id === undefined || category === null || caseNumber === null || name === null) return null;
  return { _id, category, caseNumber, name };
}

const TRAN_ID = /^([A-Z]{2,12})\/([0-9]{4})\/0*([0-9]{1,15})$/;

/** Formats a reference from prefix, year and number: `SCT/2026/000042`. */
export function formatTranId(prefix: string, year: number, sequence: number): string {
  return `${prefix}/${year}/${String(sequence).padStart(6, '0')}`;
}

/** Parses a reference of that form; undefined for any other label. */
export function parseTranId(tranId: string): { prefix: string; year: number; sequence: number } | undefined {
  const [, prefix, year, sequence] = TRAN_ID.exec(tranId) ?? [];
  if (prefix === undefined) return undefined;
  return { prefix, year: Number(year), sequence: Number(sequence) };
}

/** Whether a label looks like a card provider's id of an order or a payment. */
export function isProviderId(label: string): boolean {
  return Object.values(CARD_PROVIDERS).some(({ recordId }) => recordId.test(label));
}
