import type { PaymentStatus } from '@trust/shared/contract/donations/payments';
import { inReviewMark, publicStatus, returnedMark } from '../states.rules.ts';
import type { TransactionRow } from '../transactions.store.ts';

type Described = Pick<TransactionRow, 'state' | 'provider'>;

/** What answers say of a transaction's state; `reported`: its donor says that it was paid without this site. */
export function describeStatus({ state, provider }: Described): {
  status: PaymentStatus;
  reported?: true;
  inReview?: true;
} {
  return {
    status: publicStatus(state),
    ...(provider === 'direct' && { reported: true }),
    ...inReviewMark(state),
  };
}

/** What the donor of a donation is told of its money, in paise. */
export function describeMoney(
  transaction: Described & Pick<TransactionRow, 'amount' | 'refunded' | 'capturedAt'>,
) {
  const { state, amount, refunded, capturedAt } = transaction;
  return {
    ...describeStatus(transaction),
    ...returnedMark(state),
    amount,
    refunded,
    paidAt: capturedAt?.toISOString() ?? null,
  };
}
