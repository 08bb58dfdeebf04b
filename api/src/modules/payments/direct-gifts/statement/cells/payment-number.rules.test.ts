import { findOwnNumber, findUtr, isPaymentNumber } from './payment-number.rules.ts';

test.each([
  ['NEFT-SIBLN26307000001-ANU', 'SIBLN26307000001'],
  ['neft sibln26307000001', 'SIBLN26307000001'],
  ['SIBLR52026110200012345', 'SIBLR52026110200012345'],
  ['HDFCABCD12345678', 'HDFCABCD12345678'],
  ['HDFCABCDE1234567', undefined],
  ['SIBLN2630700000', undefined],
  ['SIBLN263070000012', undefined],
  ['ASIBLN26307000001', undefined],
  ['SIBLN26307000001 HDFCN26307000002', 'SIBLN26307000001'],
])('the UTR in “%s” is %s', (text, utr) => {
  expect(findUtr(text)).toBe(utr);
});

test.each([
  ['630645670001', true],
  ['0000630645670001', true],
  ['൬൩൦൬൪൫൬൭൦൦൦൧', true],
  ['63064567000', false],
  ['6306456700012', false],
  ['630645670001X', false],
  ['UPI 630645670001', false],
  ['SIBLN26307000001', true],
  ['a gift', false],
  ['', false],
])('“%s” is a payment’s own number: %s', (reference, is) => {
  expect(isPaymentNumber(reference)).toBe(is);
});

/** 2 November 2026 is the day 306 of its year. */
const ownNumber = (reference: string, narration = '', bookedOn = '2026-11-02') =>
  findOwnNumber({ bookedOn, reference, narration });

test.each([
  ['630245670001', false],
  ['630345670001', true],
  ['630945670001', true],
  ['631045670001', false],
])('the number %s holds a day near 2 November: %s', (number, isNear) => {
  expect(ownNumber(number)).toEqual(isNear ? { number, isDated: true } : undefined);
});

test.each([
  ['the last day of a year', '636545670001', '2027-01-02', { number: '636545670001', isDated: true }],
  ['the first day of the next one', '700145670001', '2026-12-31', { number: '700145670001', isDated: true }],
  ['29 February', '806045670001', '2028-02-29', { number: '806045670001', isDated: true }],
  [
    'the day of the year in a UTR',
    'SIBLN26306000001',
    '2026-11-02',
    { number: 'SIBLN26306000001', isDated: true },
  ],
  [
    'the date in a UTR',
    'SIBLR52026110200012345',
    '2026-11-02',
    { number: 'SIBLR52026110200012345', isDated: true },
  ],
  [
    'the date of a week later in a UTR',
    'SIBLR52026110900012345',
    '2026-11-02',
    { number: 'SIBLR52026110900012345', isDated: false },
  ],
  ['no day in a UTR', 'SIBLN99999900001', '2026-11-02', { number: 'SIBLN99999900001', isDated: false }],
])('a number may hold %s', (_what, reference, bookedOn, number) => {
  expect(ownNumber(reference, '', bookedOn)).toEqual(number);
});

test('two numbers of one kind are nobody’s, and the same one twice is one', () => {
  expect(ownNumber('630645670001', 'UPI/630645670002/ANU')).toBeUndefined();
  expect(ownNumber('630645670001', 'UPI/630645670001/ANU')).toEqual({
    number: '630645670001',
    isDated: true,
  });
});
