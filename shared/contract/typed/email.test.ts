import { EMAIL, NO_COMMA_FOR_DOT, readEmail } from './email.ts';

test.each([
  ['\u200bmeenakshi@donor.example', 'meenakshi@donor.example'],
  ['meenakshi@donor\u2060.exam\u00adple', 'meenakshi@donor.example'],
  ['mailto:meenakshi@donor.example', 'meenakshi@donor.example'],
  ['MAILTO:meenakshi@donor.example?subject=Gift', 'meenakshi@donor.example'],
  ['<meenakshi@donor.example>', 'meenakshi@donor.example'],
  ['<mailto:meenakshi@donor.example>.', 'meenakshi@donor.example'],
  ['Email: meenakshi@donor.example', 'meenakshi@donor.example'],
  ['meenakshi@donor.example.', 'meenakshi@donor.example'],
  ['meenakshi@donor.example,', 'meenakshi@donor.example'],
  ['meenakshi@donor.example..', 'meenakshi@donor.example'],
  ['“meenakshi@donor.example”', 'meenakshi@donor.example'],
  ["'meenakshi@donor.example'", 'meenakshi@donor.example'],
  ['meenakshi@donor.example/', 'meenakshi@donor.example'],
  ['meenakshi@donor.example!', 'meenakshi@donor.example'],
  ['(meenakshi@donor.example).', 'meenakshi@donor.example'],
  ['Meenakshi K. <meenakshi@donor.example>', 'meenakshi@donor.example'],
  [' ｍｅｅｎａ＠donor.example ', 'meena@donor.example'],
  ['meenakshi൧@donor.example', 'meenakshi1@donor.example'],
  ['Meena.K+gift@donor.example', 'Meena.K+gift@donor.example'],
  ["o'brien@donor.example", "o'brien@donor.example"],
])('%j is the address %s', (typed, email) => {
  expect(readEmail(typed)).toBe(email);
  expect(readEmail(email)).toBe(email);
  expect(email).toMatch(EMAIL);
});

test.each([
  'donor',
  'donor@',
  '@donor.example',
  'm@donor,example',
  'm@donor..example',
  'm@donor!.example',
  'm@donor/example',
  'm@.example',
  'a@donor.example, b@donor.example',
  'a@donor.example;b@donor.example',
  'A <a@donor.example>, B <b@donor.example>',
  'a@donor.example <b@donor.example>',
  'a@“donor.example',
  'a b@donor.example',
  'a@b@donor.example',
])('“%s” is no address', (typed) => {
  expect(readEmail(typed)).not.toMatch(EMAIL);
});

test.each([
  ['m@donor,example', false],
  ['m@mail,donor.example', false],
  ['m,x@donor.example', true],
  ['a@donor.example, b@donor.example', true],
  ['m@donor.example', true],
  ['a,b', true],
])('the domain of “%s” has no comma: %s', (email, isRight) => {
  expect(NO_COMMA_FOR_DOT.test(email)).toBe(isRight);
});

test('an address as long as a form can be is read in no time', () => {
  for (const sign of ['@', '>', '<', ',', '.', 'mailto:', ' '])
    for (const end of ['', '<', 'a']) expect(readEmail(sign.repeat(20_000) + end)).not.toMatch(EMAIL);
});
