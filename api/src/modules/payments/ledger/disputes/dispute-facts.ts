export const DISPUTE_STATUSES = ['open', 'under-review', 'action-required', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A dispute as the provider reports it: the donor's bank asks for a payment's money back. Amounts in paise. */
export type DisputeFacts = {
  disputeId: string;
  paymentId: string;
  /** What the bank asks back; a part of the payment, or all of it. */
  amount: number;
  /** Undefined where the provider does not say it. */
  currency: string | undefined;
  /** The provider's word for how far the bank has gone, where it says one. */
  phase: string | undefined;
  status: DisputeStatus;
  /** When the provider reported the status. */
  at: Date;
  /** What the provider has taken from the trust, or all that was asked where it does not say; 0 unless it is lost. */
  lost: number;
  /** Whether the provider says what it has taken. */
  isLossStated: boolean;
  /** The provider's code. */
  reason?: string | undefined;
  /** Until when the provider waits for an answer. */
  respondBy?: Date | undefined;
};
