/** @jest-environment node */
import fc from 'fast-check';
import { formatMinutes, formatNumber, formatPaise, formatRupees } from './format.ts';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1_000, '₹1,000'],
  [100_000, '₹1,00,000'],
  [12_345_678, '₹1,23,45,678'],
  [-100_000, '₹-1,00,000'],
])('%d rupees are %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [50_000, '₹500'],
  [50_050, '₹500.50'],
  [5, '₹0.05'],
  [-50, '₹-0.50'],
  [-50_000, '₹-500'],
  [10_000_001, '₹1,00,000.01'],
])('%d paise are %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});

test('a count is grouped as the platform groups it in India', () => {
  const platform = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeNat(), fc.double({ min: 0, max: 1e12, noNaN: true })), (value) => {
      expect(formatNumber(value)).toBe(platform.format(value));
    }),
  );
});

test.each([
  [1, 'en', '1 minute'],
  [30, 'en', '30 minutes'],
  [30, 'ml', '30 മിനിറ്റ്'],
] as const)('%i minutes are words (%s)', (minutes, language, words) => {
  expect(formatMinutes(minutes, language)).toBe(words);
});
