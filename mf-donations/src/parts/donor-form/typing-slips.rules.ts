import { readEmail } from '@trust/shared/contract/typed/email';
import { readNumber } from '@trust/shared/contract/typed/figures';

/** The fields that a form asks about where they look mistyped. */
const ASKED_FIELDS = ['email', 'phone'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** What of a donor's details, which the form accepts, looks mistyped. */
export function findSlips(donor: Readonly<Record<AskedField, string>>): readonly AskedField[] {
  return ASKED_FIELDS.filter((field) => isOdd(field, donor[field]));
}

/** Whether a value is probably not what was meant. */
export function isOdd(field: AskedField, value: string): boolean {
  return field === 'email' ? isOddEmail(value) : isOddPhone(value);
}

/** Domains of mail that are typed wrongly more often than meant. */
const MISTYPED_DOMAIN =
  /@(?:g(?:mial|amil|mali|mil|nail|maill)\.com|gmail\.(?:co|con|cm|om|in)|(?:yaho|yahooo|yhaoo)\.com|yahoo\.con|(?:hotmial|hotmal)\.com)$/i;

/** Whether an e-mail address that a form accepts is probably not what was meant: no dot in its domain, or a known slip. */
export function isOddEmail(email: string): boolean {
  const text = readEmail(email);
  return text !== '' && (!/@[^@\s]+\.[^.@\s]{2,}$/.test(text) || MISTYPED_DOMAIN.test(text));
}

/**
 * Whether a phone number is probably incomplete or too long: an Indian number has ten digits, after 0 or +91 where
 * written; one of another country has 7 to 15 after + or 00 (ITU-T E.164).
 */
export function isOddPhone(phone: string): boolean {
  const text = readNumber(phone);
  if (text === '') return false;
  const digits = text.replace(/\D/g, '');
  if (/^(?:\+|00)/.test(text) && !/^(?:\+|00)91/.test(text)) {
    return !/^(?:00)?\d{7,15}$/.test(digits);
  }
  return !/^(?:(?:00)?91|0)?\d{10}$/.test(digits);
}
