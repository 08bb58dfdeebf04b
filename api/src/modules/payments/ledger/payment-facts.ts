/** How a payment can be made; an instalment on a card is a card's. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const;
type PaidBy = (typeof PAYMENT_METHODS)[number];

/** A payment as the provider reports it. Amounts in paise. */
export type PaymentFacts = {
  paymentId: string;
  orderId: string;
  /** Without `fee`. */
  amount: number;
  /** What the donor paid to the provider on top of it. */
  fee?: number | undefined;
  currency: string;
  status: 'created' | 'failed' | 'authorised' | 'captured';
  method?: PaidBy | undefined;
  /** When the donor paid, where the provider says so. */
  paidAt?: Date | undefined;
  /** Why it failed, as the provider's own code. */
  reason?: string | undefined;
};

export type RefundFacts = {
  refundId: string;
  paymentId: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  /** Our own id of the refund, where we asked for it. */
  receipt?: string | undefined;
};
