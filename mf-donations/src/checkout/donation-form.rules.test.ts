import {
  addressOfChosenFund,
  checkDonationForm,
  donationOf,
  readDonationForm,
  withoutPersonalData,
} from './donation-form.rules.ts';

const filled = {
  amount: '500',
  firstName: 'A Donor',
  email: 'a@donor.example',
  phone: '0000000000',
  address: 'A house, a town, 000000',
  pan: '',
  anonymous: false,
};

test('a filled form has nothing wrong with it', () => {
  expect(checkDonationForm(filled)).toEqual([]);
});

test('an empty form is told of every field, in the order amount, name, email, phone, address', () => {
  expect(checkDonationForm(readDonationForm(new FormData())).map(({ text }) => text)).toEqual([
    'pay.error.amount',
    'pay.error.name',
    'pay.error.email',
    'pay.error.phone',
    'pay.error.address',
  ]);
});

test.each([
  ['amount', '', 'pay.error.amount'],
  ['amount', '0.5', 'pay.error.amount'],
  ['amount', '-500', 'pay.error.amount'],
  ['amount', '1e3', 'pay.error.amount'],
  ['amount', '10.001', 'amount.too-precise'],
  ['amount', '99999999999', 'amount.too-large'],
  ['firstName', '', 'pay.error.name'],
  ['email', '', 'pay.error.email'],
  ['email', 'donor@', 'error.email-form'],
  ['phone', '', 'pay.error.phone'],
  ['phone', 'none', 'error.phone-form'],
  ['address', '', 'pay.error.address'],
  ['pan', 'ABCDE1234', 'pay.error.pan'],
])('%s “%s” is answered with %s and nothing else', (field, value, text) => {
  expect(checkDonationForm({ ...filled, [field]: value })).toEqual([{ field, text }]);
});

test.each(['firstName', 'name'])('a link may hand over the donor’s name as %s', (key) => {
  expect(readDonationForm(new URLSearchParams({ [key]: 'A Donor' })).firstName).toBe('A Donor');
});

test('what a link hands over is cut to what the field can hold', () => {
  expect(readDonationForm(new URLSearchParams({ phone: '1'.repeat(5000) })).phone).toHaveLength(25);
});

test('a donation is told in whole paise, and a PAN in capital letters', () => {
  const { amount: _typed, pan: _none, ...donor } = filled;
  expect(donationOf({ ...filled, amount: '1,00,000.05' }, 'bmz')).toEqual({
    ...donor,
    amount: 1_00_000_05,
    project: 'bmz',
  });
  expect(donationOf({ ...filled, pan: 'abcde1234f' }, '1001')).toMatchObject({ pan: 'ABCDE1234F' });
});

test('a box that is ticked is read as ticked', () => {
  expect(readDonationForm(new URLSearchParams({ anonymous: '1' })).anonymous).toBe(true);
  expect(readDonationForm(new URLSearchParams()).anonymous).toBe(false);
});

test('nothing personal stays in the address, and the language does', () => {
  const query =
    'firstName=A&name=B&email=a%40b&phone=1&address=c&amount=5&quickAmount=250&categoryName=home&pan=ABCDE1234F&anonymous=1';
  const address = new URL(`https://site.example/payments/home?lang=ml&${query}&paymentMethod=card#bank`);
  expect(withoutPersonalData(address).href).toBe('https://site.example/payments/home?lang=ml#bank');
});

test.each([
  ['home?categoryName=medicare&amount=500', 'home', '/payments/medicare?categoryName=medicare&amount=500'],
  ['medicare?categoryName=medicare', 'medicare', undefined],
  ['home?categoryName=', 'home', undefined],
  ['home?categoryName=//elsewhere.example', 'home', undefined],
  ['1001?categoryName=bmz', '1001', undefined],
  ['HOME?lang=ml', 'HOME', '/payments/home?lang=ml'],
  ['Bmz', 'Bmz', '/payments/bmz'],
])('the chosen fund of %s', (address, nid, expected) => {
  expect(addressOfChosenFund(new URL(`https://site.example/payments/${address}`), nid)).toBe(expected);
});

test('the chosen fund of a form that was posted, none of whose fields come into the address', () => {
  const sent = new URLSearchParams({ categoryName: 'bmz', firstName: 'Asha' });
  const address = new URL('https://site.example/payments/home?lang=ml');
  expect(addressOfChosenFund(address, 'home', sent)).toBe('/payments/bmz?lang=ml');
});
