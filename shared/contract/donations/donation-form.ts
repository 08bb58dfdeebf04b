import type { FieldError, ParsedForm } from '../field-error.ts';
import { PAN } from '../patterns.ts';
import { EMAIL, NO_COMMA_FOR_DOT, readEmail } from '../typed/email.ts';
import { readPan } from '../typed/numbers.ts';
import { readPhoneFigures } from '../typed/phone-number.ts';
import { cleanLine } from '../typed/text.ts';
import { parseRupees, type Amount, type Paise } from './amount.ts';
import {
  DONATION_TEXT_FIELDS,
  DONATION_REQUIRED,
  type DonationTextField,
  type DonationField,
  type DonationFormValues,
} from './donation-fields.ts';
import { mapFields } from '../values/map-fields.ts';
import type { TributeField, TributeValues } from './tribute/tribute-fields.ts';

// Apart from the schemas, so that a page checks what was typed without loading a schema library.

interface DonorFieldRule {
  /** In characters; more is refused, and nothing is cut. */
  readonly maxLength: number;
  /** The version of a recorded donation's hash that the field came with; a new field has the next version. */
  readonly hashVersion: number;
  /** The message where a form requires the field and it is empty. A field without one is always optional. */
  readonly missing?: string;
  /** The value must match all of them; the message is of the first that it does not. */
  readonly patterns?: readonly { readonly matches: RegExp; readonly otherwise: string }[];
  /** The form in which the value is checked, sent and stored. */
  readonly normalise?: (value: string) => string;
}

/**
 * What a donor may tell, in the order in which forms ask and errors are listed. A message is a key: the form and the
 * server each have the words, in every language.
 */
const DONOR_FIELD_RULES = {
  firstName: { maxLength: 100, hashVersion: 1, missing: 'nameMissing' },
  email: {
    maxLength: 254,
    hashVersion: 1,
    missing: 'emailMissing',
    patterns: [
      { matches: NO_COMMA_FOR_DOT, otherwise: 'emailComma' },
      { matches: EMAIL, otherwise: 'emailInvalid' },
    ],
    normalise: readEmail,
  },
  phone: {
    maxLength: 40,
    hashVersion: 1,
    missing: 'phoneMissing',
    patterns: [{ matches: /^\+?[0-9]{1,15}$/, otherwise: 'phoneInvalid' }],
    normalise: readPhoneFigures,
  },
  place: { maxLength: 100, hashVersion: 1, missing: 'placeMissing' },
  district: { maxLength: 100, hashVersion: 1, missing: 'districtMissing' },
  address: { maxLength: 300, hashVersion: 1, missing: 'addressMissing' },
  pan: {
    maxLength: 30,
    hashVersion: 1,
    patterns: [{ matches: PAN, otherwise: 'panInvalid' }],
    normalise: readPan,
  },
} as const satisfies Record<string, DonorFieldRule>;

export type DonorField = keyof typeof DONOR_FIELD_RULES;
export const DONOR_FIELDS: Readonly<Record<DonorField, DonorFieldRule>> = DONOR_FIELD_RULES;

type RuleOf<Field extends DonorField> = (typeof DONOR_FIELD_RULES)[Field];
/** The messages that these fields may have. */
export type DonorMessage<Field extends DonorField = DonorField> = Field extends DonorField
  ? | (RuleOf<Field> extends { missing: infer Missing } ? Missing : never)
    | (RuleOf<Field> extends { patterns: readonly { otherwise: infer Otherwise }[] } ? Otherwise : never)
    | 'textTooLong'
  : never;
export type AmountMessage = 'amountMissing' | 'amountUnreadable' | 'amountTooLarge';
export type DonationMessage = AmountMessage | DonorMessage;

/** A donation as it is sent. `amount` in paise; `pan` is '' where none is given, and a tribute is missing where none is. */
export type DonationDetails = Readonly<Record<DonationTextField, string>> &
  Partial<TributeValues> & { readonly amount: Paise; readonly anonymous: boolean };
export type DonationFieldError = FieldError<DonationField, AmountMessage | DonorMessage<DonationTextField>>;

/**
 * The donation in a form, or all errors: the amount's first, then the others' in the order of the fields. `amount` is the
 * form's, where it is parsed already. `parseTribute` reads its tribute.
 */
export function parseDonationForm(
  form: Omit<DonationFormValues, TributeField>,
  amount: Amount = parseRupees(form.amount),
): ParsedForm<DonationDetails, DonationFieldError> {
  const { donor, errors } = parseDonor(DONATION_TEXT_FIELDS, DONATION_REQUIRED, form);
  if (amount.kind !== 'paise') return { outcome: 'invalid', errors: [amountError(amount), ...errors] };
  if (errors.length > 0) return { outcome: 'invalid', errors };
  return { outcome: 'parsed', value: { amount: amount.paise, ...donor, anonymous: form.anonymous } };
}

const AMOUNT_MESSAGES = {
  missing: 'amountMissing',
  unreadable: 'amountUnreadable',
  'too-large': 'amountTooLarge',
} as const;

/** Why an amount is not accepted. */
export function amountError(amount: Exclude<Amount, { kind: 'paise' }>): FieldError<'amount', AmountMessage> {
  return { field: 'amount', message: AMOUNT_MESSAGES[amount.kind] };
}

interface ParsedDonor<Field extends DonorField> {
  readonly donor: Readonly<Record<Field, string>>;
  readonly errors: readonly FieldError<Field, DonorMessage<Field>>[];
}

/** Some of a donor's fields in the form in which they are stored, and all errors in their order. */
export function parseDonor<Field extends DonorField>(
  fields: readonly Field[],
  required: readonly DonorField[],
  texts: Readonly<Partial<Record<Field, string | undefined>>>,
): ParsedDonor<Field>;
export function parseDonor(
  fields: readonly DonorField[],
  required: readonly DonorField[],
  texts: Readonly<Partial<Record<DonorField, string | undefined>>>,
): { donor: Record<string, string>; errors: FieldError<string, string>[] } {
  const donor = mapFields(fields, (field) => {
    const { normalise } = DONOR_FIELDS[field];
    const text = cleanText(texts[field] ?? '');
    return normalise ? normalise(text) : text;
  });
  const errors = fields.flatMap((field) => {
    const { maxLength, missing, patterns = [] } = DONOR_FIELDS[field];
    const value = donor[field] ?? '';
    if (value === '') return missing && required.includes(field) ? [{ field, message: missing }] : [];
    if (value.length > maxLength) return [{ field, message: 'textTooLong' }];
    const missed = patterns.find(({ matches }) => !matches.test(value));
    return missed ? [{ field, message: missed.otherwise }] : [];
  });
  return { donor, errors };
}

/** All fields of a donor, in their order. */
export const DONOR_FIELD_NAMES: readonly DonorField[] = Object.keys(DONOR_FIELDS).filter(isDonorField);

function isDonorField(name: string): name is DonorField {
  return Object.hasOwn(DONOR_FIELDS, name);
}

/** A bar would end a field of what the bank hashes. */
const cleanText = (text: string) => cleanLine(text.replace(/\|/g, ' '));
