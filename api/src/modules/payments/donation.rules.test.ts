import { financialYear } from './calendar.rules.ts';
import { lastFour, partsOfTranId, readDonation, readPaise, tranIdOf } from './donation.rules.ts';

test.each([
  [50_000, 50_000],
  ['50000', 50_000],
  [' ൫൦൦൦൦ ', 50_000],
  [100, 100],
  [99, 'amountMissing'],
  [0.5, 'amountMissing'],
  [100.5, 'amountMissing'],
  [-100, 'amountMissing'],
  [Number.NaN, 'amountMissing'],
  ['1e3', 'amountMissing'],
  ['500.00', 'amountMissing'],
  ['', 'amountMissing'],
  [undefined, 'amountMissing'],
  [1_00_00_000_01, 'amountTooLarge'],
  ['9'.repeat(15), 'amountTooLarge'],
])('%j paise are read as %j', (given, expected) => {
  expect(readPaise(given)).toBe(expected);
});

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2099-12-31T00:00:00Z', '2099-00'],
])('at %s India is in the financial year %s', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});

test('a name keeps what its letters need, and nothing that turns writing round or ends a line', () => {
  const told = { tran_id: 'X', email: 'a@b', phone: '1234', address: 'x', amount: 100 };
  const firstName = ' \u202eAnu|\r\nBcc: x\u2066 ന്\u200d e\u0301 ';
  expect(readDonation({ ...told, firstName }, { most: 100 })).toMatchObject({
    firstName: 'Anu Bcc: x  ന്\u200d é',
  });
});

test('a reference is read back into its parts, and a label of another form into none', () => {
  expect(partsOfTranId(tranIdOf('SCT', 2026, 42))).toEqual({ prefix: 'SCT', year: 2026, sequence: 42 });
  expect(partsOfTranId('SCT/2026/x')).toBeUndefined();
});

test.each([
  ['+91 98460 12345', '2345'],
  ['൯൮൪൬൦ ൧൨൩൪൫', '2345'],
  ['123', ''],
])('the last four figures of %s are “%s”', (phone, figures) => {
  expect(lastFour(phone)).toBe(figures);
});
