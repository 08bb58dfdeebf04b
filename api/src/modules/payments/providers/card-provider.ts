/** A payment as the provider reports it. Amounts in paise. */
export type PaymentFacts = {
  paymentId: string;
  orderId: string;
  amount: number;
  currency: string;
  status: 'created' | 'failed' | 'authorised' | 'captured';
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

/** `refused`: the provider answered no. `unreachable`: the result is unknown. */
export type ProviderReply<T> = { kind: 'answered'; value: T } | { kind: 'refused' } | { kind: 'unreachable' };

/** What the payments module needs of a card provider. Amounts in paise. */
export type CardProvider = {
  keyId: string;
  /** Whether its keys move real money. */
  live: boolean;
  /** The provider's payment page, to which a browser without scripts posts. */
  hostedCheckoutUrl: string;
  /** Creates an order; returns its id. With `mayExist`, first looks for the order that an earlier call has made. */
  createOrder(receipt: string, amount: number, mayExist: boolean): Promise<ProviderReply<string>>;
  listPayments(orderId: string): Promise<ProviderReply<PaymentFacts[]>>;
  /** The id of the order that a payment belongs to; refused when there is no such payment. */
  findOrderId(paymentId: string): Promise<ProviderReply<string>>;
  capture(paymentId: string, amount: number): Promise<ProviderReply<PaymentFacts>>;
  /** Refunds a payment, or finds the refund that was made under this receipt. */
  refund(paymentId: string, amount: number, receipt: string): Promise<ProviderReply<RefundFacts>>;
  listRefunds(paymentId: string): Promise<ProviderReply<RefundFacts[]>>;
  isSignedCheckout(orderId: string, paymentId: unknown, signature: unknown): boolean;
  isSignedWebhook(body: Buffer, signature: unknown): boolean;
};
