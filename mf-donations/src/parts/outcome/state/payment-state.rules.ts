import type {
  DonationSummary,
  PaymentStatus,
  StatusResponse,
} from '@trust/shared/contract/donations/payments';

/**
 * The server's status of a payment; `UNKNOWN`: it has no such reference, `UNREACHABLE`: it could not be asked. A gift that
 * its donor reported is `REPORTED` while it waits for the bank's statement, and `REJECTED` where that does not show it. `IN_REVIEW`:
 * money has come that does not fit, and staff look at it; `RETURNED`: it went back.
 */
export type PaymentState =
  | PaymentStatus
  | 'PART_REFUNDED'
  | 'REFUNDED'
  | 'UNKNOWN'
  | 'UNREACHABLE'
  | 'REPORTED'
  | 'REJECTED'
  | 'IN_REVIEW'
  | 'RETURNED';

/** The state of a status as the server tells it; an older release of the server tells no refund. */
export function stateOf({ status, reported, inReview, refunded }: StatusResponse): PaymentState {
  if (status === 'SUCCESS' && refunded) return refunded === 'all' ? 'REFUNDED' : 'PART_REFUNDED';
  if (status === 'PENDING' && inReview) return 'IN_REVIEW';
  if (status === 'FAILED' && refunded === 'all') return 'RETURNED';
  if (!reported || status === 'SUCCESS') return status;
  return status === 'FAILED' ? 'REJECTED' : 'REPORTED';
}

/** Whether the money has arrived, also where it was refunded since. */
export function isPaid(state: PaymentState): state is 'SUCCESS' | 'PART_REFUNDED' | 'REFUNDED' {
  return state === 'SUCCESS' || state === 'PART_REFUNDED' || state === 'REFUNDED';
}

/** What a donor is shown of a payment; each has texts under `outcome.<stage>`. */
export type PaymentStage =
  | 'received'
  | 'refunded'
  | 'checking'
  | 'failed'
  | 'unknown'
  | 'reported'
  | 'rejected'
  | 'in-review';

/**
 * `received` only where the server has the money. An unreachable server leaves a payment in `checking`. `donation` is what
 * its donor is told of it, and knows of a refund too.
 */
export function stageOf(
  state: PaymentState,
  donation?: Pick<DonationSummary, 'amount' | 'refunded'> | null,
): PaymentStage {
  switch (state) {
    case 'SUCCESS':
    case 'PART_REFUNDED':
      return donation && donation.refunded === donation.amount ? 'refunded' : 'received';
    case 'REFUNDED':
    case 'RETURNED':
      return 'refunded';
    case 'NEW':
    case 'PENDING':
    case 'UNREACHABLE':
      return 'checking';
    case 'FAILED':
      return 'failed';
    case 'UNKNOWN':
      return 'unknown';
    case 'REPORTED':
      return 'reported';
    case 'REJECTED':
      return 'rejected';
    case 'IN_REVIEW':
      return 'in-review';
  }
}
