import fc from 'fast-check';
import { isPaise, LARGEST_DONATION, parsePaise, parseRupees } from './amount.ts';

const written = (paise: number) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

test('every amount from 0.00 to 1,000.00 rupees comes out to the paisa', () => {
  const wrong = Array.from({ length: 100_001 }, (_, paise) => paise).filter((paise) => {
    const amount = parseRupees(written(paise));
    return paise < 100 ? amount.kind !== 'missing' : amount.kind !== 'paise' || amount.paise !== paise;
  });
  expect(wrong).toEqual([]);
});

test('any amount up to the largest comes out to the paisa, in either script and with Indian grouping', () => {
  const scripts = [
    (text: string) => text,
    (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0d66 + Number(digit))),
    (text: string) => text.replace(/\d+/, (rupees) => Number(rupees).toLocaleString('en-IN')),
    (text: string) => ` ₹ ${text} `,
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: LARGEST_DONATION }),
      fc.constantFrom(...scripts),
      (paise, write) => {
        expect(parseRupees(write(written(paise)))).toEqual({ kind: 'paise', paise });
      },
    ),
  );
});

test('no text makes an amount that is not a whole number of paise within the bounds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const amount = parseRupees(text);
      if (amount.kind !== 'paise') return;
      expect(Number.isInteger(amount.paise)).toBe(true);
      expect(amount.paise).toBeGreaterThanOrEqual(100);
      expect(amount.paise).toBeLessThanOrEqual(LARGEST_DONATION);
    }),
  );
});

test.each([
  ['500', 50_000],
  ['500.', 50_000],
  ['500.5', 50_050],
  ['0500', 50_000],
  ['1', 100],
  ['1,00,000', 1_00_000_00],
  ['100,000', 1_00_000_00],
  ['൫൦൦', 50_000],
  ['1,00,00,000', LARGEST_DONATION],
  ['Rs 500/-', 50_000],
  ['Rs.1,000.50', 1_000_50],
  ['₹ 500 /-', 50_000],
  ['INR 500', 50_000],
  ['500 rupees', 50_000],
  ['൫൦൦ രൂപ', 50_000],
])('“%s” is %i paise', (text, paise) => {
  expect(parseRupees(text)).toEqual({ kind: 'paise', paise });
});

test.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['0.99', 'missing'],
  ['-5', 'missing'],
  ['1e3', 'unreadable'],
  ['NaN', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['0x10', 'unreadable'],
  ['five hundred', 'unreadable'],
  ['1,50', 'unreadable'],
  ['5 00', 'unreadable'],
  ['Rs', 'unreadable'],
  ['$500', 'unreadable'],
  ['500/2', 'unreadable'],
  ['12.345', 'unreadable'],
  ['1,00,00,000.01', 'too-large'],
  ['9'.repeat(400), 'too-large'],
])('“%s” is refused as %s', (text, kind) => {
  expect(parseRupees(text)).toEqual({ kind });
});

test.each([
  [50_000, { kind: 'paise', paise: 50_000 }],
  ['50000', { kind: 'paise', paise: 50_000 }],
  [' ൫൦൦൦൦ ', { kind: 'paise', paise: 50_000 }],
  [100, { kind: 'paise', paise: 100 }],
  [99, { kind: 'missing' }],
  [0.5, { kind: 'missing' }],
  [100.5, { kind: 'missing' }],
  [-100, { kind: 'missing' }],
  [Number.NaN, { kind: 'missing' }],
  ['1e3', { kind: 'missing' }],
  ['500.00', { kind: 'missing' }],
  ['', { kind: 'missing' }],
  [undefined, { kind: 'missing' }],
  [1_00_00_000_01, { kind: 'too-large' }],
  ['9'.repeat(15), { kind: 'too-large' }],
])('%j paise of a call are read as %j', (given, amount) => {
  expect(parsePaise(given)).toEqual(amount);
});

test('a server may allow less than the largest donation', () => {
  expect(parseRupees('5000', 4_000_00)).toEqual({ kind: 'too-large' });
  expect(parsePaise(5_000_00, 4_000_00)).toEqual({ kind: 'too-large' });
});

test.each([
  [0, true],
  [1, true],
  [Number.MAX_SAFE_INTEGER, true],
  [Number.MAX_SAFE_INTEGER + 1, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
  ['1', false],
  [undefined, false],
])('%j is an amount of money: %s', (value, is) => {
  expect(isPaise(value)).toBe(is);
});

test('a server may allow more: then nine figures of rupees are read, and not ten', () => {
  const most = Number.MAX_SAFE_INTEGER;
  expect(parseRupees('999999999.99', most)).toEqual({ kind: 'paise', paise: 99_999_999_999 });
  expect(parseRupees('1000000000', most)).toEqual({ kind: 'too-large' });
  expect(parseRupees('0000000000500', most)).toEqual({ kind: 'paise', paise: 500_00 });
  expect(parsePaise('9'.repeat(15), most)).toEqual({ kind: 'paise', paise: 999_999_999_999_999 });
  expect(parsePaise('9'.repeat(16), most)).toEqual({ kind: 'missing' });
});
