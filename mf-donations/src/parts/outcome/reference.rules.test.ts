import { isBooking, referenceIn } from './reference.rules.ts';

test.each([
  ['/payments-complete/success/SCT/2026/000042', 'SCT/2026/000042'],
  ['/payments-complete/success/SCT%2F2026%2F000042/', 'SCT/2026/000042'],
  ['/payments-mobile/done/SCT%252F2026', 'SCT%2F2026'],
  ['/payments-mobile/done/SCT%E0%A4', 'SCT%E0%A4'],
  ['/payments-complete/success', ''],
])('the reference in %s is %s: it is decoded once', (pathname, reference) => {
  expect(referenceIn({ pathname })).toBe(reference);
});

test.each([
  ['SOL/2026/000001', true],
  ['SOLX/2026/000001', false],
  ['SCT/SOL/000001', false],
  ['SCT/2026/000001', false],
])('%s is the reference of a booking: %s', (tranId, is) => {
  expect(isBooking(tranId, 'SOL')).toBe(is);
});
