import { parseBookingForm, readBookingForm } from './solace.rules.ts';

const filled = {
  firstName: 'Asha',
  email: 'asha@example.org',
  phone: '൯൮൭൬൫ ൪൩൨൧൦',
  place: 'Tirur',
  district: 'Malappuram',
};
const check = (fields: Record<string, string>) =>
  parseBookingForm(readBookingForm(new Map(Object.entries(fields))), { nid: '7', price: 1500 });

test('a whole form, also with a phone number in Malayalam figures, is right', () => {
  expect(check(filled)).toEqual({
    outcome: 'parsed',
    value: { ...filled, phone: '9876543210', programme: '7', amount: 1500_00 },
  });
});

test('an empty form is told of all that is missing, in order', () => {
  const result = check({});
  expect(result.outcome === 'invalid' && result.errors.map(({ message }) => message)).toEqual([
    'solace.error.nameMissing',
    'solace.error.emailMissing',
    'solace.error.phoneMissing',
    'solace.error.placeMissing',
    'solace.error.districtMissing',
  ]);
});

test.each([
  ['firstName', ' ', 'solace.error.nameMissing'],
  ['email', 'asha', 'error.emailInvalid'],
  ['phone', 'none', 'error.phoneInvalid'],
  ['place', '\t', 'solace.error.placeMissing'],
  ['district', 'Chennai', 'solace.error.districtMissing'],
])('%s “%s” is told as %s', (field, value, message) => {
  expect(check({ ...filled, [field]: value })).toEqual({ outcome: 'invalid', errors: [{ field, message }] });
});
