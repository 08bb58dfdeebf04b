import { DISTRICTS } from '@trust/shared/contract/districts';
import { emailFinding, failures, phoneFinding, type Failure } from '../../parts/donor.rules.ts';
import { FIELD_LENGTH, textOf, type FieldSource } from '../../parts/fields.rules.ts';

const BOOKING_FIELDS = ['firstName', 'email', 'phone', 'place', 'district'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];
export type BookingForm = Readonly<Record<BookingField, string>>;

export function isBookingField(name: string): name is BookingField {
  return BOOKING_FIELDS.some((field) => field === name);
}

/** What a booking form says, tidied. A district that is none of Kerala's counts as not chosen. */
export function readBookingForm(source: FieldSource): BookingForm {
  const district = textOf(source, FIELD_LENGTH.name, 'district');
  return {
    firstName: textOf(source, FIELD_LENGTH.name, 'firstName'),
    email: textOf(source, FIELD_LENGTH.email, 'email'),
    phone: textOf(source, FIELD_LENGTH.phone, 'phone'),
    place: textOf(source, FIELD_LENGTH.name, 'place'),
    district: DISTRICTS.some(({ en }) => en === district) ? district : '',
  };
}

/** All that is wrong, in the order in which visitors have always been told. */
export function checkBookingForm(form: BookingForm): Failure<BookingField>[] {
  return failures<BookingField>([
    ['firstName', form.firstName === '' ? 'solace.error.name' : undefined],
    ['email', emailFinding(form.email, 'solace.error.email')],
    ['phone', phoneFinding(form.phone, 'solace.error.phone')],
    ['place', form.place === '' ? 'solace.error.place' : undefined],
    ['district', form.district === '' ? 'solace.error.district' : undefined],
  ]);
}

/** A booking as the server is told of it, without its reference; `price` in whole rupees. */
export function bookingOf(form: BookingForm, { nid, price }: { nid: string; price: number }) {
  return { ...form, programme: nid, amount: price * 100 };
}
