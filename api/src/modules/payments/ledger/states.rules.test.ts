import {
  BEGUN_STATES,
  inReviewMark,
  OPEN_STATES,
  refundedMark,
  returnedMark,
  TRANSACTION_STATES,
  TRANSITIONS,
  publicStatus,
  stateAfter,
  UNPAID_STATES,
  type TransactionEvent,
  type TransactionState,
} from './states.rules.ts';

const RANK: Record<TransactionState, number> = {
  NEW: 0,
  REPORTED: 1,
  REJECTED: 2,
  ORDER_CREATED: 1,
  SENT_TO_BANK: 1,
  ATTEMPTED: 2,
  FAILED: 3,
  EXPIRED: 4,
  AUTHORISED: 5,
  QUARANTINED: 6,
  RETURNED: 7,
  CAPTURED: 8,
  PART_REFUNDED: 9,
  REFUNDED: 10,
};
const transitions = TRANSACTION_STATES.flatMap((from) =>
  Object.entries(TRANSITIONS[from]).map(([event, to]) => ({ from, event, to })),
);

test('every transition leads forward, but for an authorisation that was released and another sum after one that went back; one more part of a refund stays where it is', () => {
  const back = transitions.filter(({ from, to }) => RANK[to] <= RANK[from]);
  expect(back).toEqual([
    { from: 'AUTHORISED', event: 'expired', to: 'EXPIRED' },
    { from: 'RETURNED', event: 'mismatched', to: 'QUARANTINED' },
    { from: 'PART_REFUNDED', event: 'part-refunded', to: 'PART_REFUNDED' },
  ]);
});

test('what was once told to be a success is one for ever', () => {
  for (const { from, to } of transitions) {
    if (publicStatus(from) === 'SUCCESS') expect(publicStatus(to)).toBe('SUCCESS');
  }
});

test('only a capture makes a success', () => {
  const made = transitions.filter(
    ({ from, to }) => publicStatus(from) !== 'SUCCESS' && publicStatus(to) === 'SUCCESS',
  );
  expect(new Set(made.map(({ event }) => event))).toEqual(new Set(['captured']));
});

test('money that comes late counts, whatever was thought before', () => {
  for (const state of [
    'REPORTED',
    'REJECTED',
    'FAILED',
    'EXPIRED',
    'QUARANTINED',
    'RETURNED',
    'ATTEMPTED',
    'SENT_TO_BANK',
  ] as const) {
    expect(stateAfter(state, 'captured')).toBe('CAPTURED');
  }
});

test.each<[TransactionState, TransactionEvent]>([
  ['CAPTURED', 'failed'],
  ['CAPTURED', 'expired'],
  ['CAPTURED', 'authorised'],
  ['REFUNDED', 'captured'],
  ['AUTHORISED', 'failed'],
  ['NEW', 'captured'],
  ['REPORTED', 'authorised'],
  ['REPORTED', 'failed'],
  ['CAPTURED', 'rejected'],
])('%s stays what it is when it hears “%s”', (state, event) => {
  expect(stateAfter(state, event)).toBeUndefined();
});

test('each state stands on its row of what it means', () => {
  const rows = TRANSACTION_STATES.map((state) => [
    state,
    OPEN_STATES.some((open) => open === state) ? 'open' : '',
    BEGUN_STATES.some((begun) => begun === state) ? 'begun' : '',
    UNPAID_STATES.some((unpaid) => unpaid === state) ? 'unpaid' : '',
    { ...inReviewMark(state), ...returnedMark(state), ...refundedMark(state) },
  ]);
  expect(rows).toEqual([
    ['NEW', '', 'begun', 'unpaid', {}],
    ['REPORTED', '', '', '', {}],
    ['REJECTED', '', '', '', {}],
    ['ORDER_CREATED', 'open', 'begun', 'unpaid', {}],
    ['SENT_TO_BANK', 'open', '', 'unpaid', {}],
    ['ATTEMPTED', 'open', '', 'unpaid', {}],
    ['FAILED', 'open', '', 'unpaid', {}],
    ['EXPIRED', '', '', 'unpaid', {}],
    ['AUTHORISED', 'open', '', '', {}],
    ['QUARANTINED', '', '', '', { inReview: true }],
    ['RETURNED', '', '', '', { returned: true, refunded: 'all' }],
    ['CAPTURED', '', '', '', {}],
    ['PART_REFUNDED', '', '', '', { refunded: 'part' }],
    ['REFUNDED', '', '', '', { refunded: 'all' }],
  ]);
});
