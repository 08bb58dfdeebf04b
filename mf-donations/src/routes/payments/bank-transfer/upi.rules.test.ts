import { parseRupees } from '@trust/shared/contract/donations/amount';
import { toSvgPath, upiAddress, upiAmount } from './upi.rules.ts';

const trust = { upiId: 'trust@bank', name: 'A Trust & Co', note: 'WP/2026/001' };

test('a UPI app is told whom, how much and what for', () => {
  const address = upiAddress({ ...trust, amount: '500.50' });
  expect(address).toBe('upi://pay?pa=trust@bank&pn=A%20Trust%20%26%20Co&am=500.50&cu=INR&tn=WP%2F2026%2F001');
});

test('without an amount the app asks for one', () => {
  expect(new URL(upiAddress({ ...trust, amount: undefined })).searchParams.has('am')).toBe(false);
});

test('a long note is cut to what apps take', () => {
  const address = upiAddress({ ...trust, note: 'x'.repeat(80), amount: undefined });
  expect(new URL(address).searchParams.get('tn')).toHaveLength(50);
});

test.each([
  ['500', '500.00'],
  ['1,00,000.5', '100000.50'],
  ['൫൦൦', '500.00'],
])('the amount “%s” is %s to a UPI app', (typed, amount) => {
  const parsed = parseRupees(typed);
  expect(parsed.kind === 'paise' && upiAmount(parsed.paise)).toBe(amount);
});

test('dark squares are drawn where they are', () => {
  expect(
    toSvgPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
