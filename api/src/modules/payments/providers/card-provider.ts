import type { IncomingHttpHeaders } from 'node:http';
import type { DisputeFacts } from '../ledger/disputes/dispute-facts.ts';
import type { PaymentFacts, RefundFacts } from '../ledger/payment-facts.ts';

/** `refused`: the provider answered no. `unreachable`: the result is unknown. */
export type ProviderReply<T> =
  | { outcome: 'answered'; value: T }
  | { outcome: 'refused' }
  | { outcome: 'unreachable' };

/** What the provider's own payment page is told of an order. Amount in paise. */
export type HostedOrder = {
  orderId: string;
  amount: number;
  /** The payee's name, and what is paid for. */
  name: string;
  description: string;
  donor: { name: string; phone: string; email: string };
  /** Where the page posts the result, and where its way back leads. */
  returnUrl: string;
  cancelUrl: string;
};

/** The form that a browser posts to the provider's own payment page. */
export type HostedForm = { action: string; fields: Record<string, string> };

/**
 * The result that a browser brings from the provider's own page. Nothing in it is verified. `reason` is the provider's
 * code of lower-case letters and underscores, since it becomes part of an address.
 */
export type CardReturn =
  | { outcome: 'paid'; orderId: string; paymentId: string; signature: string }
  | { outcome: 'failed'; orderId: string; reason: string };

/**
 * A webhook's call. `ignored`: signed, but of a kind that changes nothing here. `unreadable`: signed and of a handled
 * kind, but in an unknown form. `id` is the provider's for the event, if it sends one; it need not be signed.
 */
export type WebhookMessage =
  | { outcome: 'not-signed' | 'ignored' | 'unreadable' }
  | {
      outcome: 'event';
      id: string | undefined;
      event: string;
      payment?: PaymentFacts | undefined;
      refund?: RefundFacts | undefined;
      dispute?: DisputeFacts | undefined;
    };

/** What the payments module needs of a card provider. Amounts in paise. */
export type CardProvider = {
  keyId: string;
  /** Whether its keys move real money. */
  live: boolean;
  /** Creates an order; returns its id. With `mayExist`, first looks for the order that an earlier call has made. */
  createOrder(receipt: string, amount: number, mayExist: boolean): Promise<ProviderReply<string>>;
  listPayments(orderId: string): Promise<ProviderReply<PaymentFacts[]>>;
  /** Whether a text that a donor typed can be the id of a payment, so that the provider may be asked. */
  isPaymentReference(text: string): boolean;
  /** The id of the order that a payment belongs to; refused when there is no such payment. */
  findOrderId(paymentId: string): Promise<ProviderReply<string>>;
  /** `amount` is what was authorised, a fee on top included. */
  capture(paymentId: string, amount: number): Promise<ProviderReply<PaymentFacts>>;
  /** Refunds a payment, or finds the refund that was made under this receipt. */
  refund(paymentId: string, amount: number, receipt: string): Promise<ProviderReply<RefundFacts>>;
  listRefunds(paymentId: string): Promise<ProviderReply<RefundFacts[]>>;
  isSignedCheckout(orderId: string, paymentId: unknown, signature: unknown): boolean;
  /** The form that leads a browser without scripts to the provider's own page. */
  hostedForm(order: HostedOrder): HostedForm;
  /** Reads what the provider's own page posts back; undefined when it names no order. */
  readReturn(fields: unknown): CardReturn | undefined;
  /** Verifies and reads a webhook's call. `body` is raw, since the signature is over its bytes. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer, receivedAt: Date): WebhookMessage;
};
