import { readReference } from './reference.ts';

test.each([
  'SCT/2026/000123',
  'sct/2026/000123',
  'SCT/2026/000123.',
  'Transaction reference: SCT/2026/000123.',
  'Ref: SCT/2026/000123',
  'Ref SCT 2026 000123',
  'SCT-2026-000123',
  'SCT\u20132026\u2013000123',
  'SCT / 2026 / 000123',
  'SCT\\\\2026\\\\000123'.replaceAll('\\\\', '\\'),
  'SCT/2026/123',
  'SCT/2026/000123\u200b',
  '\u202aSCT/2026/000123\u202c',
  '(SCT/2026/000123)',
  'ＳＣＴ／２０２６／０００１２３',
  'SCT/൨൦൨൬/൦൦൦൧൨൩',
  'https://trust.example/payments-complete/success/SCT/2026/000123?lang=ml',
  'ഇടപാട് നമ്പർ: SCT/2026/000123',
  'SCT/2026/000123, SCT/2026/000124',
  'On 21 Nov 2026 10:12 you gave ₹500 with SCT/2026/000123',
  'SCT2026000123',
  'sct2026000123.',
  'SCT/2026/000 123',
  'SCT 2026 000123 500',
])('“%s” is the reference SCT/2026/000123', (typed) => {
  expect(readReference(typed)).toBe('SCT/2026/000123');
  expect(readReference(readReference(typed))).toBe('SCT/2026/000123');
});

test.each([
  ['order_NXhj2k3Lm4', 'order_NXhj2k3Lm4'],
  ['Payment id: pay_29QQoUBi66xm2f.', 'pay_29QQoUBi66xm2f'],
  [' 412345678901\u200b ', '412345678901'],
  ['UTR: SBIN524012345678', 'UTR: SBIN524012345678'],
  ['SOL/2026/1234567', 'SOL/2026/1234567'],
  ['12 May 2026', '12 May 2026'],
  ['', ''],
])('“%s” is looked for as “%s”', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});
