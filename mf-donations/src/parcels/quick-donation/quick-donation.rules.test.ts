import { checkQuickDonation, readQuickDonation } from './quick-donation.rules.ts';

const filled = {
  firstName: 'A Donor',
  email: 'a@donor.example',
  phone: '0000000000',
  categoryName: 'bmz',
  amount: '500',
};

test('a filled form has nothing wrong with it', () => {
  expect(checkQuickDonation(filled)).toEqual([]);
});

test('an empty form is told of every field, in the order name, email, phone, category, amount', () => {
  expect(checkQuickDonation(readQuickDonation(new FormData())).map(({ message }) => message)).toEqual([
    'quick.error.nameMissing',
    'quick.error.emailMissing',
    'quick.error.phoneMissing',
    'quick.error.categoryMissing',
    'quick.error.amountMissing',
  ]);
});

test.each([
  ['firstName', '', 'quick.error.nameMissing'],
  ['email', '', 'quick.error.emailMissing'],
  ['email', 'donor', 'error.emailInvalid'],
  ['phone', '', 'quick.error.phoneMissing'],
  ['phone', 'call me', 'error.phoneInvalid'],
  ['categoryName', '', 'quick.error.categoryMissing'],
  ['amount', '', 'quick.error.amountMissing'],
  ['amount', '0', 'quick.error.amountMissing'],
  ['amount', '1.234', 'error.amountUnreadable'],
  ['amount', '1,00,00,001', 'error.amountTooLarge'],
])('%s “%s” is answered with %s and nothing else', (field, value, message) => {
  expect(checkQuickDonation({ ...filled, [field]: value })).toEqual([{ field, message }]);
});

test.each(['+91 00000 00000', '(0483) 000-0000', '൦൦൦൦൦൦൦൦൦൦', '12'])(
  '“%s” passes as a phone number',
  (phone) => {
    expect(checkQuickDonation({ ...filled, phone })).toEqual([]);
  },
);

test('spaces around what was typed do not count', () => {
  const typed = new URLSearchParams({ ...filled, firstName: '  A Donor ', email: ' a@donor.example ' });
  expect(readQuickDonation(typed)).toEqual(filled);
});

test('a name of nothing but spaces is no name', () => {
  const typed = new URLSearchParams({ ...filled, firstName: '   ' });
  expect(checkQuickDonation(readQuickDonation(typed))).toEqual([
    { field: 'firstName', message: 'quick.error.nameMissing' },
  ]);
});

test('a chosen sum counts only where no amount was written', () => {
  const chosen = new URLSearchParams({ ...filled, amount: '', quickAmount: '250' });
  expect(readQuickDonation(chosen).amount).toBe('250');
  chosen.set('amount', '300');
  expect(readQuickDonation(chosen).amount).toBe('300');
});

test('a category that is not offered counts as none', () => {
  expect(readQuickDonation(new URLSearchParams({ categoryName: '1001' })).categoryName).toBe('');
});
