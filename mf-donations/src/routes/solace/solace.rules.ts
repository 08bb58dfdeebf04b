import { isPaise, type Paise } from '@trust/shared/contract/donations/amount';
import {
  BOOKING_FIELDS,
  readDonorFields,
  type FieldSource,
} from '@trust/shared/contract/donations/donation-fields';
import { parseDonor } from '@trust/shared/contract/donations/donation-form';
import { DISTRICTS } from '@trust/shared/contract/districts.texts';
import type { FieldError, ParsedForm } from '@trust/shared/contract/field-error';
import { toTextKey } from '../../parts/donor-form/form-messages.ts';
import type { FieldTextKey } from '../../texts/use-texts.ts';

export type BookingField = (typeof BOOKING_FIELDS)[number];
export type BookingForm = Readonly<Record<BookingField, string>>;

/** Reads a booking form, trimmed. A district outside Kerala counts as not chosen. */
export function readBookingForm(source: FieldSource): BookingForm {
  const form = readDonorFields(source, BOOKING_FIELDS);
  return { ...form, district: DISTRICTS.some(({ en }) => en === form.district) ? form.district : '' };
}

/** A booking as it is sent to the server, without its reference. `amount` in paise. */
export type BookingDetails = BookingForm & { readonly programme: string; readonly amount: Paise };
type BookingFieldError = FieldError<BookingField, FieldTextKey>;

/** The booking in a form, or all errors in the form's order. `price` in whole rupees. */
export function parseBookingForm(
  form: BookingForm,
  { nid, price }: { nid: string; price: number },
): ParsedForm<BookingDetails, BookingFieldError> {
  const { donor, errors } = parseDonor(BOOKING_FIELDS, BOOKING_FIELDS, form);
  if (errors.length > 0) {
    return {
      outcome: 'invalid',
      errors: errors.map(({ field, message }) => ({ field, message: toTextKey('solace', message) })),
    };
  }
  const amount = price * 100;
  if (!isPaise(amount)) throw new Error(`The programme ${nid} has no price that can be paid`);
  return { outcome: 'parsed', value: { ...donor, programme: nid, amount } };
}
