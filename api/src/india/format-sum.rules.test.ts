import { formatSum, formatWithPaise } from './format-sum.rules.ts';

test.each([
  [0, '₹0.00'],
  [1, '₹0.01'],
  [99, '₹0.99'],
  [100, '₹1.00'],
  [10_050_50, '₹10,050.50'],
  [1_00_000_00, '₹1,00,000.00'],
  [12_34_56_789_01, '₹12,34,56,789.01'],
])('%i paise are %s', (paise, rupees) => {
  expect(formatWithPaise(paise)).toBe(rupees);
});

test.each([
  ['INR', '₹5.00'],
  ['USD', '500 USD'],
])('500 of %s are %s', (currency, sum) => {
  expect(formatSum(500, currency)).toBe(sum);
});
