import fc from 'fast-check';
import { ANY_CHARACTER } from '../../testing/any-character.ts';
import { ADDITIONAL_FIELDS, COMPLETE_FORM, SAMPLE_RELATIVE } from '../../testing/application-samples.ts';
import { APPLICATION_RULES, TEXT_FIELDS } from '../applications/application-fields.ts';
import { parseApplication } from '../applications/parse-application.ts';
import { CONTACT_FIELDS, checkContactMessage, readContactMessage } from '../contact.ts';
import { cutQuery, MAX_QUERY } from '../content/search-limits.ts';
import {
  BOOKING_FIELDS,
  DONATION_FIELDS,
  readDonationForm,
  readDonorFields,
} from '../donations/donation-fields.ts';
import { parseDonationForm, parseDonor } from '../donations/donation-form.ts';
import {
  GIFT_REPORT_FIELDS,
  parseGiftReportForm,
  readGiftReportForm,
} from '../donations/gift-report-form.ts';
import { parseTribute } from '../donations/tribute.ts';
import { NewUser } from '../users.ts';
import { cleanLine, cleanLines } from './text.ts';

/** What the suite runs; TYPED_TEXT_RUNS=10000 runs the rest. */
const RUNS = Number(process.env.TYPED_TEXT_RUNS ?? 60);

/** What people and programs really write into fields, and anything else. */
const anyText = fc.oneof(
  fc.string({ unit: ANY_CHARACTER, maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      ...[
        '0',
        '5',
        '൫',
        '٥',
        '５',
        '²',
        ',',
        '.',
        '-',
        '/',
        '₹',
        ' ',
        '\u200b',
        '\u200d',
        '\ufe0f',
        '\u202e',
      ],
      ...['\u0300', '|', '@', '<', 'mailto:', 'a', 'ന്', 'ക', '\r\n', '\u0000', '\ud800', '😀', 'Rs.', '+91'],
    ),
    maxLength: 30,
  }),
  fc.integer({ min: 0, max: 99_999_999_999 }).map(String),
);

/** The names of people, of which nothing but what nobody sees may be lost. */
const NAMES: readonly string[] = [
  'firstName',
  'lastName',
  'name',
  'address',
  'place',
  'subject',
  'tributeName',
];

type Outcome =
  | { readonly stored: Readonly<Record<string, unknown>>; readonly errors?: undefined }
  | { readonly stored?: undefined; readonly errors: readonly unknown[] };

/** A form: fields that are filled in rightly, and what becomes of them. */
interface Form {
  readonly filled: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
  readonly submit: (typed: Readonly<Record<string, string>>) => Outcome;
}

const DONOR = {
  firstName: 'Anu',
  email: 'anu@donor.example',
  phone: '0000000000',
  address: 'A house, a town, 676101',
  pan: 'ABCPE1234F',
};
const TRIBUTE = {
  tributeKind: 'memory',
  tributeName: 'Mariam',
  tributeMessage: 'With love',
  tributeEmail: 'son@family.example',
};
const NOW = new Date('2026-03-01T19:00:00Z');
const source = (typed: Readonly<Record<string, string>>) => ({ get: (name: string) => typed[name] });
const toRupees = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/** A relative, and the category's own questions, as fields of the application. */
const OWN_QUESTIONS = ADDITIONAL_FIELDS.filter(({ type }) => type.startsWith('Text'));
const prefixNames = (prefix: string, values: object = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, String(value)]));
const pickPrefixed = (prefix: string, typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value]] : [],
    ),
  );
const SAMPLE_NESTED = {
  ...prefixNames('relative', SAMPLE_RELATIVE),
  ...prefixNames('own', { deed: 'Amina', history: 'Built in 1990.' }),
};

const FORMS: Readonly<Record<string, Form>> = {
  donation: {
    filled: { amount: '500', ...DONOR, ...TRIBUTE },
    fields: DONATION_FIELDS,
    submit(typed) {
      const form = readDonationForm(source(typed));
      const donation = parseDonationForm(form);
      const tribute = parseTribute(form);
      if (donation.outcome === 'invalid') return donation;
      if (tribute.outcome === 'invalid') return tribute;
      const { kind = '', name = '', email = '', message = '' } = tribute.value ?? {};
      const { anonymous: _box, amount, ...donor } = donation.value;
      const stored = { tributeKind: kind, tributeName: name, tributeEmail: email, tributeMessage: message };
      return { stored: { ...donor, amount: toRupees(amount), ...stored } };
    },
  },
  'gift report': {
    filled: {
      way: 'upi',
      utr: '412345678901',
      amount: '500',
      paidOn: '2026-03-01',
      project: 'bmz',
      ...DONOR,
    },
    fields: GIFT_REPORT_FIELDS,
    submit(typed) {
      const parsed = parseGiftReportForm(readGiftReportForm(source(typed)), NOW);
      if (parsed.outcome === 'invalid') return parsed;
      return { stored: { ...parsed.value, amount: toRupees(parsed.value.amount) } };
    },
  },
  booking: {
    filled: { ...DONOR, place: 'Tirur', district: 'Malappuram' },
    fields: BOOKING_FIELDS,
    submit(typed) {
      const { donor, errors } = parseDonor(
        BOOKING_FIELDS,
        BOOKING_FIELDS,
        readDonorFields(source(typed), BOOKING_FIELDS),
      );
      return errors.length > 0 ? { errors } : { stored: donor };
    },
  },
  contact: {
    filled: { name: 'Anu', email: 'anu@donor.example', subject: 'A house', message: 'One\nTwo' },
    fields: CONTACT_FIELDS,
    submit(typed) {
      const stored = readContactMessage(typed);
      const errors = checkContactMessage(stored);
      return errors.length > 0 ? { errors } : { stored };
    },
  },
  registration: {
    filled: { firstName: 'Anu', lastName: 'Test', email: 'anu@donor.example' },
    fields: ['firstName', 'lastName', 'email'],
    submit(typed) {
      const password = 'rain on the palm leaves';
      const parsed = NewUser.safeParse({ ...typed, password, confirmPassword: password });
      if (!parsed.success) return { errors: parsed.error.issues };
      const { firstName, lastName, email } = parsed.data;
      return { stored: { firstName, lastName, email } };
    },
  },
  application: {
    filled: {
      ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, COMPLETE_FORM[field] ?? ''])),
      ...SAMPLE_NESTED,
    },
    fields: [...TEXT_FIELDS, ...Object.keys(SAMPLE_NESTED)],
    submit(typed) {
      const options = {
        category: { additionalFields: OWN_QUESTIONS },
        today: '2026-03-01',
        photoRequired: false,
      };
      const relativeDetails = [pickPrefixed('relative', typed)];
      const additionalFieldsData = pickPrefixed('own', typed);
      const form = { ...COMPLETE_FORM, ...typed, relativeDetails, additionalFieldsData };
      const parsed = parseApplication(form, options);
      if (parsed.outcome === 'invalid') return parsed;
      const application = parsed.value;
      return {
        stored: {
          ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, application[field]])),
          ...prefixNames('relative', application.relativeDetails[0]),
          ...prefixNames('own', application.additionalFieldsData),
        },
      };
    },
  },
};

/** Whether nothing but spaces and what nobody sees is missing of a name or a text. */
function isWhole(typed: string, stored: string): boolean {
  const visible = (text: string) =>
    cleanLine(cleanLines(text))
      .replace(/[|\s]+/g, ' ')
      .trim();
  return visible(typed) === visible(stored);
}

/** What has a reader of its own: its figures or signs are in another form. */
function isFreeText(form: string, field: string): boolean {
  if (form !== 'application') return NAMES.includes(field) || field.endsWith('essage');
  if (field in SAMPLE_NESTED) return true;
  const rule = APPLICATION_RULES[field as keyof typeof APPLICATION_RULES]; // A field of `TEXT_FIELDS`.
  return rule.kind !== 'choice' && !('read' in rule) && !('askedWhen' in rule);
}

test.each(Object.entries(FORMS))(
  'any text in any field of a %s is stored and read again as the same text, or refused with words',
  (name, { filled, fields, submit }) => {
    expect(submit(filled)).toHaveProperty('stored');
    fc.assert(
      fc.property(fc.constantFrom(...fields), anyText, (field, typed) => {
        const outcome = submit({ ...filled, [field]: typed });
        if (outcome.errors) {
          expect(outcome.errors.length).toBeGreaterThan(0);
          return;
        }
        const stored = Object.fromEntries(
          Object.entries(outcome.stored).map(([key, value]) => [key, String(value)]),
        );
        expect(submit({ ...filled, ...stored })).toEqual(outcome);
        if (isFreeText(name, field)) expect(isWhole(typed, stored[field] ?? '')).toBe(true);
        if (field === 'amount') expect(stored[field]?.replace(/\D/g, '')).toMatch(/^[1-9]/);
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(Object.entries(FORMS))(
  'a text that is far too long for a %s is refused, never cut',
  (_name, form) => {
    const long = 'അമ്മ '.repeat(1_100);
    for (const field of form.fields.filter((name) => name !== 'project')) {
      const outcome = form.submit({ ...form.filled, [field]: long });
      expect([field, outcome.errors !== undefined]).toEqual([field, true]);
    }
  },
);

/** A surrogate without its other half. */
const HALF_LETTER = /\p{Surrogate}/u;

test('any text is searched as it is typed, up to the longest query, and is read again as the same', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const query = cutQuery(typed);
      const isWhole = !HALF_LETTER.test(typed);
      expect(typed.trim().startsWith(query)).toBe(true);
      expect(query.length).toBeLessThanOrEqual(MAX_QUERY);
      if (isWhole) expect(query).not.toMatch(HALF_LETTER);
      if (typed.trim().length < MAX_QUERY && isWhole) expect(query).toBe(typed.trim());
      if (isWhole) expect(cutQuery(query)).toBe(query.trim());
    }),
    { numRuns: RUNS },
  );
});

test('any way of writing a sum is that sum, and a comma anywhere else is refused', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.constantFrom('', '₹ ', 'Rs.', '\u202a', 'INR '),
      fc.constantFrom('', '/-', '\u200b', ' രൂപ', ' only'),
      fc.constantFrom(0x30, 0x660, 0x966, 0xd66, 0xff10),
      fc.constantFrom('plain', 'en-IN', 'en-US'),
      (rupees, before, after, zero, grouping) => {
        const grouped = grouping === 'plain' ? String(rupees) : rupees.toLocaleString(grouping);
        const digits = grouped.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        const { amount } = readDonationForm(source({ amount: before + digits + after }));
        expect(FORMS['donation']?.submit({ ...FORMS['donation'].filled, amount })).toMatchObject({
          stored: { amount: `${rupees}.00` },
        });
      },
    ),
    { numRuns: RUNS },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(7), (rupees, at) => {
      const text = String(rupees);
      const typed = `${text.slice(0, at)},${text.slice(at)}`;
      const isGroup = [rupees.toLocaleString('en-IN'), rupees.toLocaleString('en-US')].includes(typed);
      const outcome = FORMS['donation']?.submit({ ...FORMS['donation'].filled, amount: typed });
      expect(outcome && 'stored' in outcome).toBe(isGroup);
    }),
    { numRuns: RUNS },
  );
});
