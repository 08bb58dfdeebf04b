/** What the provider says of a payment. Amounts are paise. */
export type PaymentFacts = {
  paymentId: string;
  orderId: string;
  amount: number;
  currency: string;
  status: 'created' | 'failed' | 'authorised' | 'captured';
  /** When the donor paid, where the provider says so. */
  paidAt?: Date | undefined;
  /** Why it failed, in the provider's own word. */
  reason?: string | undefined;
};

export type RefundFacts = {
  refundId: string;
  paymentId: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  /** Our own name for it, where we asked for it. */
  receipt?: string | undefined;
};

/** `refused`: it heard us and says no. `unreachable`: nothing is known of what came of it. */
export type Answer<T> = { kind: 'answered'; value: T } | { kind: 'refused' } | { kind: 'unreachable' };

/** A card provider, as the payments module needs it. */
export type CardProvider = {
  keyId: string;
  /** Whether its keys move real money. */
  live: boolean;
  /** Where a browser without scripts posts to, to pay on the provider's own page. */
  hostedCheckoutUrl: string;
  /** Makes an order; `askedBefore` looks first whether an earlier call had made it after all. */
  orderFor(receipt: string, amount: number, askedBefore: boolean): Promise<Answer<string>>;
  paymentsOf(orderId: string): Promise<Answer<PaymentFacts[]>>;
  /** The order that a payment was made for; refused where there is no such payment. */
  orderOf(paymentId: string): Promise<Answer<string>>;
  capture(paymentId: string, amount: number): Promise<Answer<PaymentFacts>>;
  /** Gives money back, or finds the refund that was made under this receipt. */
  refund(paymentId: string, amount: number, receipt: string): Promise<Answer<RefundFacts>>;
  refundsOf(paymentId: string): Promise<Answer<RefundFacts[]>>;
  isSignedCheckout(orderId: string, paymentId: unknown, signature: unknown): boolean;
  isSignedWebhook(body: Buffer, signature: unknown): boolean;
};
