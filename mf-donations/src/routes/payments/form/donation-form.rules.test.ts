import { addressOfChosenFund, withoutPersonalData } from './donation-form.rules.ts';

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
