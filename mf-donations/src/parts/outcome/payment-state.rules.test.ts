import { outcomePath, pathInApp, referenceIn, stageOf, stateOf, pollDelay } from './payment-state.rules.ts';

test.each([
  ['SUCCESS', 'received'],
  ['NEW', 'checking'],
  ['PENDING', 'checking'],
  ['UNREACHABLE', 'checking'],
  ['FAILED', 'failed'],
  ['UNKNOWN', 'unknown'],
  ['REPORTED', 'reported'],
  ['REJECTED', 'rejected'],
  ['PART_REFUNDED', 'received'],
  ['REFUNDED', 'refunded'],
] as const)('%s stands as %s', (state, stage) => {
  expect(stageOf(state)).toBe(stage);
});

test.each([
  ['all', true, 'REFUNDED'],
  ['part', undefined, 'PART_REFUNDED'],
] as const)('a payment of which %s was refunded, reported: %s, is %s', (refunded, reported, state) => {
  expect(stateOf({ status: 'SUCCESS', reported, refunded })).toBe(state);
});

test('a gift is refunded where its donor is told so, although the status names no refund', () => {
  expect(stageOf('SUCCESS', { amount: 500, refunded: 500 })).toBe('refunded');
  expect(stageOf('SUCCESS', { amount: 500, refunded: 499 })).toBe('received');
});

test.each([
  ['NEW', undefined, 'NEW'],
  ['PENDING', true, 'REPORTED'],
  ['FAILED', true, 'REJECTED'],
  ['SUCCESS', true, 'SUCCESS'],
] as const)('a payment that the server calls %s, reported: %s, is %s', (status, reported, state) => {
  expect(stateOf({ status, reported })).toBe(state);
});

test('waits grow, and end after two minutes', () => {
  const waits = Array.from({ length: 20 }, (_, answers) => pollDelay(answers)).filter(
    (ms) => ms !== undefined,
  );
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(120_000);
});

test('a reference’s slashes stay slashes in its page’s address', () => {
  expect(outcomePath('SCT/2026/000042')).toBe('/payments-complete/success/SCT/2026/000042');
  expect(pathInApp('SCT/2026/000042', 'ml')).toBe('/payments-mobile/done/SCT/2026/000042?lang=ml');
});

test.each([
  ['/payments-complete/success/SCT/2026/000042', 'SCT/2026/000042'],
  ['/payments-complete/success/SCT%2F2026%2F000042/', 'SCT/2026/000042'],
  ['/payments-mobile/done/SCT%252F2026', 'SCT%2F2026'],
  ['/payments-mobile/done/SCT%E0%A4', 'SCT%E0%A4'],
  ['/payments-complete/success', ''],
])('the reference in %s is %s: it is decoded once', (pathname, reference) => {
  expect(referenceIn({ pathname })).toBe(reference);
});
