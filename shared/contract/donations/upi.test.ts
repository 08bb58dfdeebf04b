import { parseRupees } from './amount.ts';
import { readUpiCodeName, upiAddress, upiCodeUrl } from './upi.ts';

const trust = { upiId: 'trust@bank', name: 'A Trust & Co', note: 'WP/2026/001' };
const typed = (text: string) => {
  const parsed = parseRupees(text);
  return parsed.kind === 'paise' ? parsed.paise : undefined;
};

test.each([
  ['500', '500.00'],
  ['1,00,000.5', '100000.50'],
  ['൫൦൦', '500.00'],
])('a UPI app is told whom, what for and the amount “%s”', (text, am) => {
  const address = upiAddress({ ...trust, amount: typed(text) });
  expect(address).toBe(`upi://pay?pa=trust@bank&pn=A%20Trust%20%26%20Co&am=${am}&cu=INR&tn=WP%2F2026%2F001`);
});

test('without an amount the app asks for one', () => {
  expect(new URL(upiAddress({ ...trust, amount: undefined })).searchParams.has('am')).toBe(false);
});

test('a long note is cut to what apps take', () => {
  const address = upiAddress({ ...trust, note: 'x'.repeat(80), amount: undefined });
  expect(new URL(address).searchParams.get('tn')).toHaveLength(50);
});

test.each([
  { nid: 'home', amount: undefined },
  { nid: '1001', amount: typed('500.50') },
])('the picture of a code is found by its address (%o)', (code) => {
  const url = upiCodeUrl(code);
  expect(readUpiCodeName(url.slice(url.lastIndexOf('/') + 1))).toEqual(code);
});

test.each([
  ['home.svg', { nid: 'home', amount: undefined }],
  ['home-50000.svg', { nid: 'home', amount: 500_00 }],
  ['home-100.svg', { nid: 'home', amount: 100 }],
  ['home-99.svg', undefined],
  ['home-050000.svg', undefined],
  ['home-10000000000.svg', undefined],
  ['home-1000000000.svg', { nid: 'home', amount: 1_00_00_000_00 }],
  ['home-1000000001.svg', undefined],
  ['other.svg', undefined],
  ['1001.svg', { nid: '1001', amount: undefined }],
  ['x/home.svg', undefined],
  ['home.svgx', undefined],
  ['HOME.svg', undefined],
])('the picture “%s” is of %j', (name, code) => {
  expect(readUpiCodeName(name)).toEqual(code);
});
