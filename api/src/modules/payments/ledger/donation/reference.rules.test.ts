import { formatTranId, isProviderId, parseTranId } from './reference.rules.ts';

test('a reference is read back into its parts, and a label of another form into none', () => {
  expect(parseTranId(formatTranId('SCT', 2026, 42))).toEqual({ prefix: 'SCT', year: 2026, sequence: 42 });
  expect(parseTranId('SCT/2026/x')).toBeUndefined();
});

test.each([
  [1, 'SCT/2026/000001'],
  [999_999, 'SCT/2026/999999'],
  [1_000_000, 'SCT/2026/1000000'],
])('the reference of the number %i is %s', (sequence, reference) => {
  expect(formatTranId('SCT', 2026, sequence)).toBe(reference);
});

test.each([
  ['SC/2026/1', 1],
  ['ABCDEFGHIJKL/2026/1', 1],
  ['SCT/2026/000000999999999999999', 999_999_999_999_999],
  ['S/2026/1', undefined],
  ['ABCDEFGHIJKLM/2026/1', undefined],
  ['SCT/2026/1000000000000000', undefined],
  ['SCT/202/1', undefined],
  ['SCT/20260/1', undefined],
  ['sct/2026/1', undefined],
  ['SCT/2026/', undefined],
  ['1SCT/2026/1', undefined],
  ['SCT/2026/1x', undefined],
])('the number in “%s” is %s', (label, sequence) => {
  expect(parseTranId(label)?.sequence).toBe(sequence);
});

test.each([
  ['pay_ABC123', true],
  ['order_ABC123', true],
  ['SCT/2026/000001', false],
  ['', false],
])('“%s” is the provider’s: %s', (label, is) => {
  expect(isProviderId(label)).toBe(is);
});
