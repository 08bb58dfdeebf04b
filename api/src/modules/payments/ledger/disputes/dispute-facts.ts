export const DISPUTE_STATUSES = ['open', 'under-review', 'action-required', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A dispute as the provider reports it: the donor's bank asks for a payment's money back. Amounts in paise. */
export type DisputeFacts = {
  disputeId: string;
  paymentId: string;
  /** The donor's bank asks this sum back: all of the payment, or less. */
  amount: number;
  /** Undefined where the provider does not say it. */
  currency: string | undefined;
  /** The provider's word for how far the bank has gone, where it says one. */
  phase: string | undefined;
  status: DisputeStatus;
  /** When the provider reported the status. */
  at: Date;
  /** The provider has taken this sum from the trust. A lost dispute without a stated sum counts as `amount`; any other is 0. */
  lost: number;
  /** Whether the provider says what it has taken. */
  isLossStated: boolean;
  /** The provider's code. */
  reason?: string | undefined;
  /** Until when the provider waits for an answer. */
  respondBy?: Date | undefined;
};
