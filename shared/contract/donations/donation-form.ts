import type { FieldError } from '../field-error.ts';
import { PAN } from '../patterns.ts';
import { EMAIL, NO_COMMA_FOR_DOT, readEmail } from '../typed/email.ts';
import { readPan } from '../typed/numbers.ts';
import { readPhoneFigures } from '../typed/phone-number.ts';
import { cleanLine, isVisible } from '../typed/text.ts';
import { parseRupees, type Amount, type Paise } from './amount.ts';
import { APP_PAYMENTS_PATH, BANK_PAYMENTS_PATH, PAYMENTS_PATH, buildPath } from '../pages/paths.ts';
import { TRIBUTE_FIELDS, type TributeField, type TributeValues } from './tribute-fields.ts';

// Apart from the schemas, so that a page checks what was typed without loading a schema library.

interface DonorFieldRule {
  /** In characters; more is refused, and nothing is cut. */
  readonly maxLength: number;
  /** Other names of the field in older links and in the quick form. */
  readonly aliases?: readonly string[];
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
  firstName: { maxLength: 100, aliases: ['name'], hashVersion: 1, missing: 'nameMissing' },
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
export type AmountMessage = 'amountMissing' | 'amountTooPrecise' | 'amountTooLarge';
export type DonationMessage = AmountMessage | DonorMessage;

/** The donation form's text fields beside the amount. */
const DONATION_TEXT_FIELDS = ['firstName', 'email', 'phone', 'address', 'pan'] as const;
/** The donation form's fields, in their order. */
export const DONATION_FIELDS = ['amount', ...DONATION_TEXT_FIELDS, ...TRIBUTE_FIELDS] as const;
export const DONATION_REQUIRED = ['firstName', 'email', 'phone', 'address'] as const;
/** The fields of a programme's booking form, which requires all of them. */
export const BOOKING_FIELDS = ['firstName', 'email', 'phone', 'place', 'district'] as const;
/** The fields that donation, booking and quick form begin with. */
export const CONTACT_DETAILS = ['firstName', 'email', 'phone'] as const;

type DonationTextField = (typeof DONATION_TEXT_FIELDS)[number];
export type DonationField = (typeof DONATION_FIELDS)[number];

/** What stands in the donation form: texts as typed, `amount` in rupees, and whether the box is ticked. */
export type DonationFormValues = Readonly<Record<DonationField, string>> & { readonly anonymous: boolean };

/** A donation as it is sent. `amount` in paise; `pan` is '' where none is given, and a tribute is missing where none is. */
export type DonationDetails = Readonly<Record<DonationTextField, string>> &
  Partial<TributeValues> & { readonly amount: Paise; readonly anonymous: boolean };
export type DonationFieldError = FieldError<DonationField, AmountMessage | DonorMessage<DonationTextField>>;

/** Where values come from by name: a form's data, an address's query, a stored draft. */
export interface FieldSource {
  get(name: string): unknown;
}

/** The trimmed text of the first of these names that has a visible one; '' where none has. */
export function readText(source: FieldSource, ...names: string[]): string {
  return (
    names
      .map((name) => source.get(name))
      // A browser posts each line break as two characters, and counts it as one.
      .map((value) => (typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : ''))
      .find(isVisible) ?? ''
  );
}

/** The trimmed texts of some of a donor's fields; '' where there is none. */
export function readDonorFields<Field extends DonorField>(
  source: FieldSource,
  fields: readonly Field[],
): Record<Field, string> {
  return mapFields(fields, (field) => readText(source, field, ...(DONOR_FIELDS[field].aliases ?? [])));
}

/** The amount as written, or the pressed sum where none was written. */
export function readAmountText(source: FieldSource): string {
  return readText(source, 'amount', 'quickAmount');
}

/** The donation form's values in a form, an address or a draft. */
export function readDonationForm(source: FieldSource): DonationFormValues {
  const anonymous = source.get('anonymous');
  return {
    amount: readAmountText(source),
    ...readDonorFields(source, DONATION_TEXT_FIELDS),
    ...mapFields(TRIBUTE_FIELDS, (field) => readText(source, field)),
    anonymous: anonymous === true || (typeof anonymous === 'string' && anonymous.trim() !== ''),
  };
}

/** Every name by which the form's values may stand in an address. */
export const DONATION_QUERY_NAMES: readonly string[] = [
  'amount',
  'quickAmount',
  'categoryName',
  'paymentMethod',
  'anonymous',
  ...TRIBUTE_FIELDS,
  ...DONATION_TEXT_FIELDS.flatMap((field) => [field, ...(DONOR_FIELDS[field].aliases ?? [])]),
];

/** The donation in a form, or all errors: the amount's first, then the others' in the order of the fields. `parseTribute` reads its tribute. */
export function parseDonationForm(
  form: Omit<DonationFormValues, TributeField>,
): { readonly donation: DonationDetails } | { readonly errors: readonly DonationFieldError[] } {
  const amount = parseRupees(form.amount);
  const { donor, errors } = parseDonor(DONATION_TEXT_FIELDS, DONATION_REQUIRED, form);
  if (amount.kind !== 'paise') return { errors: [amountError(amount), ...errors] };
  if (errors.length > 0) return { errors };
  return { donation: { amount: amount.paise, ...donor, anonymous: form.anonymous } };
}

const AMOUNT_MESSAGES = {
  missing: 'amountMissing',
  'too-precise': 'amountTooPrecise',
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

/** Something for each of these fields. */
export function mapFields<Field extends string, T>(
  fields: readonly Field[],
  map: (field: Field) => T,
): Record<Field, T>;
export function mapFields<Field extends string, T>(
  fields: readonly Field[],
  map: (field: Field) => T,
): Record<string, T> {
  return Object.fromEntries(fields.map((field) => [field, map(field)]));
}

/** All fields of a donor, in their order. */
export const DONOR_FIELD_NAMES: readonly DonorField[] = Object.keys(DONOR_FIELDS).filter(isDonorField);

function isDonorField(name: string): name is DonorField {
  return Object.hasOwn(DONOR_FIELDS, name);
}

/** A bar would end a field of what the bank hashes. */
const cleanText = (text: string) => cleanLine(text.replace(/\|/g, ' '));

const DONATION_PATHS = { card: PAYMENTS_PATH, bank: BANK_PAYMENTS_PATH, app: APP_PAYMENTS_PATH } as const;
/** How a donation is paid: the provider's pop-up, the bank's own page, or the bank's page within another app. */
export type PaymentWay = keyof typeof DONATION_PATHS;

/** The address that the donation form is posted to without scripts. */
export const DONATION_FORM_ACTION = '/payments/start';

/** How a form says that it is paid; `card` where it does not say. */
export function paymentWayOf(text: unknown): PaymentWay {
  return text === 'bank' || text === 'app' ? text : 'card';
}

/** A URL drops a segment of dots, and other pages for apps have the names. */
const NO_NID = /^(?:\.*|check|done|report)$/i;

/** The path of a donation form, by what is given to and how it is paid. */
export function donationPath(nid: string, way: PaymentWay): string {
  return buildPath(DONATION_PATHS[way], NO_NID.test(nid) ? 'home' : nid);
}
