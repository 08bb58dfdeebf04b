import { parsePaise, type Amount, type Paise } from '@trust/shared/contract/donations/amount';
import { BOOKING_FIELDS, DONATION_REQUIRED } from '@trust/shared/contract/donations/donation-fields';
import {
  amountError,
  DONOR_FIELD_NAMES,
  parseDonor,
  type DonationMessage,
  type DonorField,
} from '@trust/shared/contract/donations/donation-form';
import type { NewTransaction } from '@trust/shared/contract/donations/payments';
import { parseTribute, type Tribute, type TributeMessage } from '@trust/shared/contract/donations/tribute';
import { hasTribute } from '@trust/shared/contract/donations/tribute/has-tribute';
import type { FieldError, ParsedForm } from '@trust/shared/contract/field-error';
import { DEFAULT_LANGUAGE, type Language } from '@trust/shared/contract/languages';
import { readDestinationIds, type DestinationKeys } from '../../ledger/donation/destination.rules.ts';
import type { TributeLimit } from '../../ledger/tributes/tribute-mail.ts';

/** A donation as a call or a posted form states it; only the amount is parsed. */
export type DonationInput = Omit<NewTransaction, 'amount'> & { amount?: Amount | undefined };
export type DonationInputError = FieldError<
  string,
  DonationMessage | TributeMessage | TributeLimit | 'noMail' | 'amountIsFixed' | 'invalid' | 'notFound'
>;

/** A valid donation or booking, as it is stored; `amount` in paise. */
export type ValidDonation = Record<Exclude<DonorField, 'pan'>, string> &
  DestinationKeys & {
    pan: string | null;
    amount: Paise;
    anonymous: boolean;
    isMobile: boolean;
    language: Language;
    tribute: Tribute | null;
  };

/** The body of a call, with its amount parsed; `most` in paise. */
export function readDonationInput<Body extends Pick<NewTransaction, 'amount'>>(body: Body, most: number) {
  return { ...body, amount: body.amount === undefined ? undefined : parsePaise(body.amount, most) };
}

/**
 * The donation to a destination, or all errors in the order of the form. A programme's booking costs what the programme does:
 * `price` in paise, and then the amount may be left out.
 */
export function parseDonation(
  input: DonationInput,
  { price, keys }: { price?: Paise | undefined; keys: DestinationKeys },
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
    ...keys,
    tribute: parsed.value ?? null,
  };
  return { outcome: 'parsed', value };
}
