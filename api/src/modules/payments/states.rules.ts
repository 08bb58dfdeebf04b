import type { PaymentStatus } from '@trust/shared/contract/payments';
import type { TRANSACTION_STATES } from '../../database/schema.ts';

export type State = (typeof TRANSACTION_STATES)[number];

/** What may make a move. Who says so (callback, webhook, sweep, bank, staff) is the move's cause. */
export type Event =
  | 'order-created'
  | 'sent-to-bank'
  | 'attempted'
  | 'failed'
  | 'authorised'
  | 'captured'
  | 'mismatched'
  | 'part-refunded'
  | 'refunded'
  | 'expired';

const PAID = { authorised: 'AUTHORISED', captured: 'CAPTURED', mismatched: 'QUARANTINED' } as const;

/** The one table of moves: from which state, by which event, to which state. What it does not list changes nothing. */
export const MOVES: Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>> = {
  NEW: { 'order-created': 'ORDER_CREATED', 'sent-to-bank': 'SENT_TO_BANK', expired: 'EXPIRED' },
  ORDER_CREATED: { ...PAID, attempted: 'ATTEMPTED', failed: 'FAILED', expired: 'EXPIRED' },
  SENT_TO_BANK: { ...PAID, failed: 'FAILED', expired: 'EXPIRED' },
  ATTEMPTED: { ...PAID, failed: 'FAILED', expired: 'EXPIRED' },
  FAILED: { ...PAID, expired: 'EXPIRED' },
  EXPIRED: PAID,
  // A promise ends without money where the provider gave it back untaken, which only asking tells.
  AUTHORISED: { captured: 'CAPTURED', mismatched: 'QUARANTINED', expired: 'EXPIRED' },
  // A right payment beside a wrong one still counts.
  QUARANTINED: { captured: 'CAPTURED' },
  CAPTURED: { 'part-refunded': 'PART_REFUNDED', refunded: 'REFUNDED' },
  PART_REFUNDED: { 'part-refunded': 'PART_REFUNDED', refunded: 'REFUNDED' },
  REFUNDED: {},
};

/** Where an event leads from a state; undefined where it changes nothing. */
export function stateAfter(state: State, event: Event): State | undefined {
  return MOVES[state][event];
}

/** States in which the provider may still have something to say. */
export const OPEN_STATES = ['ORDER_CREATED', 'SENT_TO_BANK', 'ATTEMPTED', 'FAILED', 'AUTHORISED'] as const;

/** What a donor is told. Money that was given back had arrived all the same. */
export function publicStatus(state: State): PaymentStatus {
  switch (state) {
    case 'NEW':
    case 'ORDER_CREATED':
      return 'NEW';
    case 'ATTEMPTED':
    case 'SENT_TO_BANK':
    case 'AUTHORISED':
    case 'QUARANTINED':
      return 'PENDING';
    case 'FAILED':
    case 'EXPIRED':
      return 'FAILED';
    case 'CAPTURED':
    case 'PART_REFUNDED':
    case 'REFUNDED':
      return 'SUCCESS';
  }
}
