import { checkBookingForm, readBookingForm } from './solace.rules.ts';

const filled = {
  firstName: 'Asha',
  email: 'asha@example.org',
  phone: '൯൮൭൬൫ ൪൩൨൧൦',
  place: 'Tirur',
  district: 'Malappuram',
};
const check = (fields: Record<string, string>) =>
  checkBookingForm(readBookingForm(new Map(Object.entries(fields))));

test('a whole form, also with a phone number in Malayalam figures, is right', () => {
  expect(check(filled)).toEqual([]);
});

test('an empty form is told of all that is missing, in order', () => {
  expect(check({}).map(({ text }) => text)).toEqual([
    'solace.error.name',
    'solace.error.email',
    'solace.error.phone',
    'solace.error.place',
    'solace.error.district',
  ]);
});

test.each([
  ['firstName', ' ', 'solace.error.name'],
  ['email', 'asha', 'error.email-form'],
  ['phone', 'none', 'error.phone-form'],
  ['place', '\t', 'solace.error.place'],
  ['district', 'Chennai', 'solace.error.district'],
])('%s “%s” is told as %s', (field, value, text) => {
  expect(check({ ...filled, [field]: value })).toEqual([{ field, text }]);
});
