import type { PaymentStatus } from '@trust/shared/contract/donations/payments';

/** The states of a transaction; `TRANSITIONS` says how they follow each other. */
export const TRANSACTION_STATES = [
  'NEW',
  'REPORTED',
  'REJECTED',
  'ORDER_CREATED',
  'SENT_TO_BANK',
  'ATTEMPTED',
  'FAILED',
  'EXPIRED',
  'AUTHORISED',
  'QUARANTINED',
  'RETURNED',
  'CAPTURED',
  'PART_REFUNDED',
  'REFUNDED',
] as const;

export type TransactionState = (typeof TRANSACTION_STATES)[number];

/** What may cause a transition. Its origin (callback, webhook, sweep, bank, staff) is recorded apart. */
export type TransactionEvent =
  | 'reported'
  | 'rejected'
  | 'order-created'
  | 'sent-to-bank'
  | 'attempted'
  | 'failed'
  | 'authorised'
  | 'captured'
  | 'mismatched'
  | 'returned'
  | 'part-refunded'
  | 'refunded'
  | 'expired';

const MONEY_TRANSITIONS = {
  authorised: 'AUTHORISED',
  captured: 'CAPTURED',
  mismatched: 'QUARANTINED',
} as const;

/** Every transition: from which state, by which event, to which state. An event that is not listed changes nothing. */
export const TRANSITIONS: Readonly<
  Record<TransactionState, Readonly<Partial<Record<TransactionEvent, TransactionState>>>>
> = {
  NEW: {
    reported: 'REPORTED',
    'order-created': 'ORDER_CREATED',
    'sent-to-bank': 'SENT_TO_BANK',
    expired: 'EXPIRED',
  },
  ORDER_CREATED: { ...MONEY_TRANSITIONS, attempted: 'ATTEMPTED', failed: 'FAILED', expired: 'EXPIRED' },
  SENT_TO_BANK: { ...MONEY_TRANSITIONS, failed: 'FAILED', expired: 'EXPIRED' },
  ATTEMPTED: { ...MONEY_TRANSITIONS, failed: 'FAILED', expired: 'EXPIRED' },
  FAILED: { ...MONEY_TRANSITIONS, expired: 'EXPIRED' },
  REPORTED: { captured: 'CAPTURED', rejected: 'REJECTED', expired: 'EXPIRED' },
  // The statement may show in the end what staff did not find.
  REJECTED: { captured: 'CAPTURED' },
  EXPIRED: MONEY_TRANSITIONS,
  // An authorisation that the provider released without capture ends without money. Only reconciliation learns of it.
  AUTHORISED: { captured: 'CAPTURED', mismatched: 'QUARANTINED', expired: 'EXPIRED' },
  // A correct payment counts, although an earlier one did not fit.
  QUARANTINED: { captured: 'CAPTURED', returned: 'RETURNED' },
  RETURNED: { captured: 'CAPTURED', mismatched: 'QUARANTINED' },
  CAPTURED: { 'part-refunded': 'PART_REFUNDED', refunded: 'REFUNDED' },
  PART_REFUNDED: { 'part-refunded': 'PART_REFUNDED', refunded: 'REFUNDED' },
  REFUNDED: {},
};

/** The state after an event; undefined when the event changes nothing. */
export function stateAfter(state: TransactionState, event: TransactionEvent): TransactionState | undefined {
  return TRANSITIONS[state][event];
}

/** States in which the provider may still report a change. */
export const OPEN_STATES = ['ORDER_CREATED', 'SENT_TO_BANK', 'ATTEMPTED', 'FAILED', 'AUTHORISED'] as const;

/** States of what was begun, before anything was paid or tried: `publicStatus` is NEW. */
export const BEGUN_STATES = ['NEW', 'ORDER_CREATED'] as const;

/** States of what was begun and neither paid nor reported: no money waits for a decision. */
export const UNPAID_STATES = [...BEGUN_STATES, 'ATTEMPTED', 'SENT_TO_BANK', 'FAILED', 'EXPIRED'] as const;

/** The status that a donor sees. A refunded payment stays a success, since its money had arrived. */
export function publicStatus(state: TransactionState): PaymentStatus {
  switch (state) {
    case 'NEW':
    case 'ORDER_CREATED':
      return 'NEW';
    case 'REPORTED':
    case 'ATTEMPTED':
    case 'SENT_TO_BANK':
    case 'AUTHORISED':
    case 'QUARANTINED':
      return 'PENDING';
    case 'REJECTED':
    case 'FAILED':
    case 'EXPIRED':
    case 'RETURNED':
      return 'FAILED';
    case 'CAPTURED':
    case 'PART_REFUNDED':
    case 'REFUNDED':
      return 'SUCCESS';
  }
}

/** What answers about a transaction say where money has come that does not fit it. */
export function inReviewMark(state: TransactionState): { inReview?: true } {
  return state === 'QUARANTINED' ? { inReview: true } : {};
}

/** What its donor is told where another sum had come and went back: the sum of the donation never arrived. */
export function returnedMark(state: TransactionState): { returned?: true } {
  return state === 'RETURNED' ? { returned: true } : {};
}

/** What answers about a transaction say of its refunds, without their sums: whoever has a reference may read it. */
export function refundedMark(state: TransactionState): { refunded?: 'part' | 'all' } {
  if (state === 'PART_REFUNDED') return { refunded: 'part' };
  return state === 'REFUNDED' || state === 'RETURNED' ? { refunded: 'all' } : {};
}
