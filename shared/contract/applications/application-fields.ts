import type { PerLanguage } from '../languages.ts';
import { readAadhaar } from './aadhaar.ts';
import { MISSING, NOT_ACCEPTED } from './texts/application.texts.ts';
import { OLDEST_AGE, readBirthDate } from './birth-date.ts';
import { YES } from './texts/choices.texts.ts';
import { INDIA, readCountryCode, readNationalNumber, readPhoneNumber } from '../typed/phone-number.ts';
import { EMAIL, NO_COMMA_FOR_DOT, readEmail } from '../typed/email.ts';
import { readFigures } from '../typed/figures.ts';
import { readPinCode } from '../typed/numbers.ts';

// Without schemas, so that a page checks what was typed without loading a schema library.

/** Why a field is not accepted, in all languages; the values fill the texts' placeholders. */
export interface ApplicationMessage {
  readonly texts: PerLanguage<string>;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What rules may look at beside the field itself: the other answers as typed, and today's date in India. */
export interface RuleContext {
  readonly answerOf: (field: string) => string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The answer in the form in which it is sent and stored, or why it is none. */
type Reading = { readonly value: string } | { readonly refused: ApplicationMessage };

/** One answer that is a text. */
interface TextRule {
  readonly kind: 'line' | 'lines' | 'choice';
  /** In letters as a reader counts them; none for what is checked by `read` or chosen. */
  readonly maxLength?: number;
  /** The message where the answer is missing. A field without one is optional. */
  readonly missing?: PerLanguage<string>;
  /** Whether NIL is an answer, in place of what `read` expects. */
  readonly nil?: boolean;
  /** Asked only where another field has this answer. The answer is dropped where it is not asked. */
  readonly askedWhen?: { readonly field: string; readonly is: string };
  readonly read?: (text: string, context: RuleContext) => Reading;
}

/** What is no text, each with rules of its own. */
interface OtherRule {
  readonly kind: 'category' | 'photo' | 'relatives' | 'additional' | 'documents' | 'agreement';
}

export function toMessage(
  texts: PerLanguage<string>,
  values: ApplicationMessage['values'] = {},
): ApplicationMessage {
  return { texts, values };
}

/** Accepts what `read` finds; anything else is refused with a text. */
function accept(value: string | undefined, otherwise: PerLanguage<string>): Reading {
  return value === undefined ? { refused: toMessage(otherwise) } : { value };
}

const line = (maxLength: number, missing?: PerLanguage<string>) =>
  ({ kind: 'line', maxLength, nil: true, ...(missing && { missing }) }) as const;
const choice = (missing: PerLanguage<string>) => ({ kind: 'choice', missing }) as const;
const countryCode = {
  kind: 'line',
  read: (text: string) => accept(readCountryCode(text), NOT_ACCEPTED.countryCode),
} as const;
const nationalNumber =
  (countryCodeField: string) =>
  (text: string, { answerOf }: RuleContext) =>
    accept(
      readNationalNumber(text, readCountryCode(answerOf(countryCodeField)) ?? INDIA),
      NOT_ACCEPTED.phone,
    );
const phone = (missing: PerLanguage<string>) =>
  ({
    kind: 'line',
    missing,
    nil: true,
    read: (text: string) => accept(readPhoneNumber(text), NOT_ACCEPTED.phoneOrNil),
  }) as const;

/** The longest answers on one line and on several, in letters. */
const LINE = 150;
const LINES = 2_000;

/**
 * Every field of the application form, in the order in which it is asked and errors are listed. Browser and server share
 * this table.
 */
export const APPLICATION_RULES = {
  name: { kind: 'line', maxLength: 100, missing: MISSING.name },
  countryCode,
  number: { kind: 'line', missing: MISSING.number, read: nationalNumber('countryCode') },
  countryCode_oth: countryCode,
  number_oth: { kind: 'line', nil: true, read: nationalNumber('countryCode_oth') },
  whatsapp: phone(MISSING.whatsapp),
  birthDate: { kind: 'line', missing: MISSING.birthDate, read: readBirthDateAnswer },
  category: { kind: 'category' },
  gender: choice(MISSING.gender),
  logo: { kind: 'photo' },
  email: {
    kind: 'line',
    maxLength: 254,
    missing: MISSING.email,
    nil: true,
    read: readEmailAnswer,
  },
  fatherName: line(100, MISSING.fatherName),
  houseName: line(LINE, MISSING.houseName),
  place: line(LINE, MISSING.place),
  town: line(LINE, MISSING.town),
  panchayath: line(LINE, MISSING.panchayath),
  taluk: line(LINE, MISSING.taluk),
  post: line(LINE, MISSING.post),
  district: choice(MISSING.district),
  pinCode: {
    kind: 'line',
    missing: MISSING.pinCode,
    read: (text) => accept(readPinCode(text), NOT_ACCEPTED.pinCode),
  },
  ward: line(LINE, MISSING.ward),
  state: line(LINE, MISSING.state),
  resident: line(LINE, MISSING.resident),
  shelterContact: line(LINE, MISSING.shelterContact),
  shelterContactNumber: phone(MISSING.shelterContactNumber),
  relationship: line(LINE),
  pastShelterCase: choice(MISSING.pastShelterCase),
  pastAmount: { ...line(LINE, MISSING.pastAmount), askedWhen: { field: 'pastShelterCase', is: YES } },
  pastCaseDetails: {
    kind: 'lines',
    maxLength: LINES,
    missing: MISSING.pastCaseDetails,
    askedWhen: { field: 'pastShelterCase', is: YES },
  },
  otherApplicationsAny: choice(MISSING.otherApplicationsAny),
  otherApplicationsDetails: {
    kind: 'lines',
    maxLength: LINES,
    missing: MISSING.otherApplicationsDetails,
    askedWhen: { field: 'otherApplicationsAny', is: YES },
  },
  wardMemberName: line(100, MISSING.wardMemberName),
  wardMemberNumber: phone(MISSING.wardMemberNumber),
  job: line(LINE, MISSING.job),
  jobPlace: line(LINE, MISSING.jobPlace),
  salary: line(LINE, MISSING.salary),
  aadhar: {
    kind: 'line',
    missing: MISSING.aadhar,
    read: (text) => accept(readAadhaar(text), NOT_ACCEPTED.aadhar),
  },
  familyDetails: { kind: 'lines', maxLength: LINES },
  familyContact: line(LINE),
  relativeDetails: { kind: 'relatives' },
  healthInsurance: line(LINE),
  otherInfo: choice(MISSING.otherInfo),
  homeStatus: choice(MISSING.homeStatus),
  roadStatus: choice(MISSING.roadStatus),
  landStatus: choice(MISSING.landStatus),
  landArea: { kind: 'line', nil: true, read: readLandArea },
  vehicleStatus: choice(MISSING.vehicleStatus),
  rationCard: choice(MISSING.rationCard),
  additionalFieldsData: { kind: 'additional' },
  documents: { kind: 'documents' },
  agreement: { kind: 'agreement' },
} as const satisfies Record<string, TextRule | OtherRule>;

type Rules = typeof APPLICATION_RULES;
export type ApplicationField = keyof Rules;
/** The fields whose answer is a text. */
export type TextField = {
  [Field in ApplicationField]: Rules[Field]['kind'] extends TextRule['kind'] ? Field : never;
}[ApplicationField];

/** All fields, in their order. */
export const APPLICATION_FIELDS: readonly ApplicationField[] =
  Object.keys(APPLICATION_RULES).filter(isApplicationField);
export const TEXT_FIELDS: readonly TextField[] = APPLICATION_FIELDS.filter(isTextField);

function isApplicationField(name: string): name is ApplicationField {
  return Object.hasOwn(APPLICATION_RULES, name);
}

export function isTextField(field: ApplicationField): field is TextField {
  const { kind } = APPLICATION_RULES[field];
  return kind === 'line' || kind === 'lines' || kind === 'choice';
}

/** The rule of a text field, with whatever it may have. */
export function textRuleOf(field: TextField): TextRule {
  return APPLICATION_RULES[field];
}

function readBirthDateAnswer(text: string, { today }: RuleContext): Reading {
  const read = readBirthDate(text, today);
  switch (read.kind) {
    case 'date':
      return { value: read.date };
    case 'not-a-date':
      return { refused: toMessage(MISSING.birthDate) };
    case 'in-future':
      return { refused: toMessage(NOT_ACCEPTED.birthDateInFuture) };
    case 'too-old':
      return { refused: toMessage(NOT_ACCEPTED.birthDateTooOld, { max: OLDEST_AGE }) };
  }
}

function readEmailAnswer(text: string): Reading {
  const email = readEmail(text);
  if (EMAIL.test(email)) return { value: email };
  return { refused: toMessage(NO_COMMA_FOR_DOT.test(email) ? NOT_ACCEPTED.email : NOT_ACCEPTED.emailComma) };
}

/** In cents, with at most two decimals. */
function readLandArea(text: string): Reading {
  const digits = readFigures(text).replace(/\s*(?:cents?|സെന്റ്)\.?$/i, '');
  return accept(/^[0-9]{1,6}(\.[0-9]{1,2})?$/.test(digits) ? digits : undefined, NOT_ACCEPTED.landArea);
}
