import { APP_PAYMENTS_PATH, BANK_PAYMENTS_PATH, PAYMENTS_PATH, buildPath } from '../pages/paths.ts';
import { isVisible } from '../typed/visible.ts';
import { TRIBUTE_FIELDS } from './tribute/tribute-fields.ts';
import { mapFields } from '../values/map-fields.ts';

// Apart from the rules, which a page loads when a field is left: its first view reads the form alone.

/** The donation form's text fields beside the amount. */
export const DONATION_TEXT_FIELDS = ['firstName', 'email', 'phone', 'address', 'pan'] as const;
/** The donation form's fields, in their order. */
export const DONATION_FIELDS = ['amount', ...DONATION_TEXT_FIELDS, ...TRIBUTE_FIELDS] as const;
export const DONATION_REQUIRED = ['firstName', 'email', 'phone', 'address'] as const;
/** The fields of a programme's booking form, which requires all of them. */
export const BOOKING_FIELDS = ['firstName', 'email', 'phone', 'place', 'district'] as const;
/** The fields that donation, booking and quick form begin with. */
export const CONTACT_DETAILS = ['firstName', 'email', 'phone'] as const;

export type DonationTextField = (typeof DONATION_TEXT_FIELDS)[number];
export type DonationField = (typeof DONATION_FIELDS)[number];

/** What stands in the donation form: texts as typed, `amount` in rupees, and whether the box is ticked. */
export type DonationFormValues = Readonly<Record<DonationField, string>> & { readonly anonymous: boolean };

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

/** Other names of a field in older links and in the quick form. */
const aliasesOf = (field: string): readonly string[] => (field === 'firstName' ? ['name'] : []);

/** The trimmed texts of some of a donor's fields; '' where there is none. */
export function readDonorFields<Field extends string>(
  source: FieldSource,
  fields: readonly Field[],
): Record<Field, string> {
  return mapFields(fields, (field) => readText(source, field, ...aliasesOf(field)));
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
  ...DONATION_TEXT_FIELDS.flatMap((field) => [field, ...aliasesOf(field)]),
];

const DONATION_PATHS = { card: PAYMENTS_PATH, bank: BANK_PAYMENTS_PATH, app: APP_PAYMENTS_PATH } as const;
/** How a donation is paid: the provider's pop-up, the bank's own page, or the bank's page within another app. */
export type PaymentWay = keyof typeof DONATION_PATHS;

/** Says, in a form and in the address of a document, that it is asked for within an app: then the answer stays there. */
export const IN_APP_FIELD = 'inApp';

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
