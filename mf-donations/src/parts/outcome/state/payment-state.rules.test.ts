import { isPaid, stageOf, stateOf } from './payment-state.rules.ts';

test.each([
  ['SUCCESS', 'received'],
  ['NEW', 'checking'],
  ['PENDING', 'checking'],
  ['UNREACHABLE', 'checking'],
  ['FAILED', 'failed'],
  ['UNKNOWN', 'unknown'],
  ['REPORTED', 'reported'],
  ['REJECTED', 'rejected'],
  ['IN_REVIEW', 'in-review'],
  ['PART_REFUNDED', 'received'],
  ['REFUNDED', 'refunded'],
  ['RETURNED', 'refunded'],
] as const)('%s stands as %s', (state, stage) => {
  expect(stageOf(state)).toBe(stage);
});

test.each([
  ['all', true, 'REFUNDED'],
  ['part', undefined, 'PART_REFUNDED'],
] as const)('a payment of which %s was refunded, reported: %s, is %s', (refunded, reported, state) => {
  expect(stateOf({ status: 'SUCCESS', reported, refunded })).toBe(state);
});

test('money that does not fit is held while staff look at it, and no longer once it counts', () => {
  expect(stateOf({ status: 'PENDING', inReview: true })).toBe('IN_REVIEW');
  expect(stateOf({ status: 'SUCCESS', inReview: true })).toBe('SUCCESS');
  expect(stateOf({ status: 'FAILED', refunded: 'all' })).toBe('RETURNED');
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

test.each([
  ['SUCCESS', true],
  ['PART_REFUNDED', true],
  ['REFUNDED', true],
  ['NEW', false],
  ['PENDING', false],
  ['FAILED', false],
  ['UNKNOWN', false],
  ['UNREACHABLE', false],
  ['REPORTED', false],
  ['REJECTED', false],
  ['IN_REVIEW', false],
  ['RETURNED', false],
] as const)('of a payment that is %s the money has arrived: %s', (state, is) => {
  expect(isPaid(state)).toBe(is);
});
