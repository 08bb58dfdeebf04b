import {
  BOOKING_FIELDS,
  CONTACT_DETAILS,
  DONATION_FIELDS,
  DONATION_QUERY_NAMES,
  DONATION_REQUIRED,
  donationPath,
  paymentWayOf,
  readDonationForm,
} from './donation-fields.ts';
import { DONOR_FIELD_NAMES, DONOR_FIELDS, parseDonationForm, parseDonor } from './donation-form.ts';

const filled = {
  amount: '500',
  firstName: 'A Donor',
  email: 'a@donor.example',
  phone: '0000000000',
  address: 'A house, a town, 000000',
  pan: '',
  anonymous: false,
};
const errorsOf = (form: typeof filled) => {
  const parsed = parseDonationForm(form);
  return parsed.outcome === 'invalid' ? parsed.errors : [];
};
const empty = readDonationForm(new FormData());

test('a filled form is a donation in whole paise', () => {
  expect(parseDonationForm({ ...filled, amount: '1,00,000.05' })).toEqual({
    outcome: 'parsed',
    value: { ...filled, amount: 1_00_000_05 },
  });
});

test('a donation has its PAN in capital letters and its phone number in Western digits', () => {
  expect(parseDonationForm({ ...filled, pan: 'abcde1234f', phone: '൯൮൭൬൫' })).toMatchObject({
    value: { pan: 'ABCDE1234F', phone: '98765' },
  });
});

test('an empty form has an error for every required field, in the order of the form', () => {
  const parsed = parseDonationForm(empty);
  expect(parsed.outcome === 'invalid' && parsed.errors.map(({ message }) => message)).toEqual([
    'amountMissing',
    'nameMissing',
    'emailMissing',
    'phoneMissing',
    'addressMissing',
  ]);
});

test.each([
  ['amount', '', 'amountMissing'],
  ['amount', '0.5', 'amountMissing'],
  ['amount', '-500', 'amountMissing'],
  ['amount', '1e3', 'amountUnreadable'],
  ['amount', '500,00', 'amountUnreadable'],
  ['amount', '10.001', 'amountUnreadable'],
  ['amount', '99999999999', 'amountTooLarge'],
  ['firstName', '', 'nameMissing'],
  ['firstName', ' \u202e|', 'nameMissing'],
  ['email', '', 'emailMissing'],
  ['email', 'donor@', 'emailInvalid'],
  ['phone', '', 'phoneMissing'],
  ['phone', 'none', 'phoneInvalid'],
  ['address', '', 'addressMissing'],
  ['email', 'donor@mail,example', 'emailComma'],
  ['email', 'a@donor.example,b@donor.example', 'emailInvalid'],
  ['phone', '9847000001/02', 'phoneInvalid'],
  ['phone', '1'.repeat(16), 'phoneInvalid'],
  ['pan', 'ABCDE1234', 'panInvalid'],
  ['firstName', 'a'.repeat(101), 'textTooLong'],
  ['email', `${'a'.repeat(250)}@donor.example`, 'textTooLong'],
  ['phone', '1'.repeat(5000), 'textTooLong'],
  ['address', 'a'.repeat(301), 'textTooLong'],
])('%s “%s” has the error %s and no other', (field, value, message) => {
  expect(errorsOf({ ...filled, [field]: value })).toEqual([{ field, message }]);
});

test.each(['firstName', 'name'])('a link may name the donor as %s', (key) => {
  expect(readDonationForm(new URLSearchParams({ [key]: 'A Donor' })).firstName).toBe('A Donor');
});

test('a value of a link is not cut', () => {
  expect(readDonationForm(new URLSearchParams({ phone: '1'.repeat(5000) })).phone).toHaveLength(5000);
});

test.each([
  ['1', true],
  [true, true],
  ['', false],
  [false, false],
  [undefined, false],
])('the box is ticked by %j: %s', (value, isTicked) => {
  const source = { get: (name: string) => (name === 'anonymous' ? value : undefined) };
  expect(readDonationForm(source).anonymous).toBe(isTicked);
});

test('a pressed sum counts where no amount is written', () => {
  expect(readDonationForm(new URLSearchParams({ quickAmount: '250' })).amount).toBe('250');
  expect(readDonationForm(new URLSearchParams({ quickAmount: '250', amount: '300' })).amount).toBe('300');
});

test('every name by which a form is read from an address is removed from it', () => {
  const asked = new Set<string>();
  readDonationForm({
    get: (name) => {
      asked.add(name);
      return '';
    },
  });
  expect([...asked]).toEqual(expect.arrayContaining([...Object.keys(empty), 'name', 'quickAmount']));
  expect([...asked].filter((name) => !DONATION_QUERY_NAMES.includes(name))).toEqual([]);
});

test.each(DONOR_FIELD_NAMES)('%s may be as long as its bound, and not one character longer', (field) => {
  const { maxLength } = DONOR_FIELDS[field];
  const messageOf = (length: number) =>
    parseDonor([field], [], { [field]: '9'.repeat(length) }).errors[0]?.message;
  expect(messageOf(maxLength)).not.toBe('textTooLong');
  expect(messageOf(maxLength + 1)).toBe('textTooLong');
});

test('a booking requires town and district, and no address', () => {
  const { errors } = parseDonor(BOOKING_FIELDS, BOOKING_FIELDS, {});
  expect(errors.map(({ field }) => field)).toEqual(['firstName', 'email', 'phone', 'place', 'district']);
});

test.each([
  ['a name that nobody can see', ' \u200b\u2060 ', ''],
  ['a joiner within Malayalam', 'അവൻ്\u200dറെ', 'അവൻ്\u200dറെ'],
])('%s is read well-formed', (_what, typed, name) => {
  expect(readDonationForm({ get: (field) => (field === 'firstName' ? typed : '') }).firstName).toBe(name);
});

test('a text has no line breaks, no bars and nothing that turns the direction of writing', () => {
  const { donor } = parseDonor(DONOR_FIELD_NAMES, DONATION_REQUIRED, {
    firstName: ' \u202eAnu|\r\nBcc: x\u2066 ന്\u200d e\u0301 ',
  });
  expect(donor.firstName).toBe('Anu Bcc: x ന്\u200d é');
});

test.each([
  ['101', 'card', '/payments/101'],
  ['bmz', 'bank', '/payments-federal-legacy/bmz'],
  ['home', 'app', '/payments-mobile/home'],
  ['', 'card', '/payments/home'],
  ['..', 'card', '/payments/home'],
  ['Check', 'app', '/payments-mobile/home'],
  ['done', 'app', '/payments-mobile/home'],
  ['a/../b', 'card', '/payments/a%2F..%2Fb'],
] as const)('the form of “%s”, paid by %s, is at %s', (nid, way, path) => {
  expect(donationPath(nid, way)).toBe(path);
});

test.each([
  ['bank', 'bank'],
  ['app', 'app'],
  ['card', 'card'],
  ['cash', 'card'],
  [undefined, 'card'],
])('a form that says %s is paid by %s', (text, way) => {
  expect(paymentWayOf(text)).toBe(way);
});

test.each([
  ['firstName', 'An\u200bu\u2060', 'Anu'],
  ['firstName', 'അവൻ്\u200dറെ', 'അവൻ്\u200dറെ'],
  ['email', '\u200bmeenakshi@donor.example', 'meenakshi@donor.example'],
  ['email', 'mailto:meenakshi@donor.example.', 'meenakshi@donor.example'],
  ['phone', '98470.00001', '9847000001'],
  ['phone', '98470\u00a000001', '9847000001'],
  ['phone', '98470\u201100001', '9847000001'],
  ['phone', '0483/2700001', '4832700001'],
  ['phone', '٩٨٤٧٠٠٠٠٠١', '9847000001'],
  ['phone', '9\ufe0d847000001', '9847000001'],
  ['pan', 'ABCPE 1234 F', 'ABCPE1234F'],
  ['pan', 'abcpe1234f\u200b', 'ABCPE1234F'],
  ['amount', '500\u200b', 500_00],
  ['amount', '\u202a500\u202c', 500_00],
  ['amount', 'Rs.500/- only', 500_00],
  ['amount', '٥٠٠', 500_00],
])('%s %j of a donation is stored as %j', (field, typed, stored) => {
  expect(parseDonationForm({ ...filled, [field]: typed })).toMatchObject({ value: { [field]: stored } });
});

test.each([
  ['firstName', 100, 1],
  ['email', 254, 1],
  ['phone', 40, 1],
  ['place', 100, 1],
  ['district', 100, 1],
  ['address', 300, 1],
  ['pan', 30, 1],
])('%s has %i characters at most, and counts in hashes from version %i', (field, maxLength, hashVersion) => {
  expect(DONOR_FIELD_NAMES).toContain(field);
  expect(Object.entries(DONOR_FIELDS)).toContainEqual([
    field,
    expect.objectContaining({ maxLength, hashVersion }),
  ]);
});

test.each([
  ['1', []],
  ['+1', []],
  ['1'.repeat(15), []],
  [`+${'1'.repeat(15)}`, []],
  ['+', ['phoneInvalid']],
  ['1+1', ['phoneInvalid']],
  ['1'.repeat(16), ['phoneInvalid']],
])('the phone number “%s” has the errors %j', (phone, messages) => {
  expect(errorsOf({ ...filled, phone }).map(({ message }) => message)).toEqual(messages);
});

test('the fields of the forms stand in their order', () => {
  expect(DONATION_FIELDS.slice(0, 6)).toEqual(['amount', 'firstName', 'email', 'phone', 'address', 'pan']);
  expect(DONATION_FIELDS.slice(6)).toEqual(expect.arrayContaining(['tributeKind', 'tributeName']));
  expect(CONTACT_DETAILS).toEqual(['firstName', 'email', 'phone']);
});

test('what is read is trimmed, and a posted line break is one character', () => {
  const source = new Map([
    ['address', ' A house\r\nA town '],
    ['anonymous', ' '],
  ]);
  expect(readDonationForm(source)).toMatchObject({ address: 'A house\nA town', anonymous: false });
});

test('a link names no other field by a donor’s name', () => {
  expect(readDonationForm(new URLSearchParams({ name: 'A Donor' }))).toMatchObject({
    email: '',
    address: '',
  });
});
