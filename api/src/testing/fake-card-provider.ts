import { randomUUID } from 'node:crypto';
import type { SandboxEvent, SandboxPayment } from '../../sandbox/razorpay/card-records.ts';
import { CardSandbox } from '../../sandbox/razorpay/card-sandbox.ts';
import { serialiseEvent } from '../../sandbox/razorpay/webhooks.ts';
import { signForRazorpay } from '../../sandbox/signers.ts';
import type { ProviderReply, CardProvider } from '../modules/payments/providers/card-provider.ts';
import { createRazorpay } from '../modules/payments/providers/razorpay/razorpay.ts';
import {
  toPaymentFacts,
  RazorpayPayment,
  RazorpayRefund,
  toRefundFacts,
} from '../modules/payments/providers/razorpay/razorpay-schemas.ts';

const KEY_SECRET = 'key-secret-of-a-test';
const WEBHOOK_SECRET = 'webhook-secret-of-a-test';

/** The sandbox's card provider without a network. Its events wait until a test delivers them. */
export class FakeCardProvider {
  readonly events: SandboxEvent[] = [];
  /** Its clock. */
  now = () => new Date();
  card = this.#newCard();
  /** Whether no call reaches it. */
  isDown = false;
  /** Whether its calls never end. */
  isHanging = false;
  /** Whether it refuses refunds, as when the trust's balance is too low. */
  refusesRefunds = false;
  orderCalls = 0;
  readonly provider: CardProvider = {
    ...createRazorpay({
      keyId: 'rzp_test_at_hand',
      keySecret: KEY_SECRET,
      webhookSecret: WEBHOOK_SECRET,
      hostedCheckoutUrl: 'https://provider.example/checkout',
    }),
    createOrder: async (receipt, amount) => {
      this.orderCalls += 1;
      return this.#answer(
        () => (this.card.listOrders(receipt)[0] ?? this.card.createOrder(amount, 'INR', receipt)).id,
      );
    },
    listPayments: async (orderId) => this.#answer(() => this.card.listPayments(orderId).map(toFacts)),
    findOrderId: async (paymentId) => this.#answer(() => this.card.findPayment(paymentId).order_id),
    capture: async (paymentId) => this.#answer(() => toFacts(this.card.capture(paymentId))),
    refund: async (paymentId, amount, receipt) =>
      this.refusesRefunds
        ? { outcome: 'refused' }
        : this.#answer(() => {
            const existing = this.card.listRefunds(paymentId).find((refund) => refund.receipt === receipt);
            return toRefundFacts(
              RazorpayRefund.parse(existing ?? this.card.refund(paymentId, amount, receipt)),
            );
          }),
    listRefunds: async (paymentId) =>
      this.#answer(() =>
        this.card.listRefunds(paymentId).map((refund) => toRefundFacts(RazorpayRefund.parse(refund))),
      ),
  };

  reset(): void {
    this.events.length = 0;
    this.card = this.#newCard();
    this.isDown = false;
    this.isHanging = false;
    this.refusesRefunds = false;
    this.orderCalls = 0;
  }

  #newCard(): CardSandbox {
    return new CardSandbox(
      undefined,
      (event) => this.events.push(event),
      () => this.now(),
    );
  }

  async #answer<T>(value: () => T): Promise<ProviderReply<T>> {
    if (this.isHanging) await new Promise(() => undefined);
    return this.isDown ? { outcome: 'unreachable' } : { outcome: 'answered', value: value() };
  }
}

function toFacts(payment: SandboxPayment) {
  return toPaymentFacts(RazorpayPayment.parse(payment));
}

/** Signs what the checkout hands a browser after a payment. */
export function signCheckout(orderId: string, paymentId: string) {
  return { status: 'SUCCESS', paymentId, signature: signForRazorpay(KEY_SECRET, `${orderId}|${paymentId}`) };
}

/** Signs an event; returns its webhook call. */
export function signEvent(event: SandboxEvent, id?: string) {
  return signBody(serialiseEvent(event), id);
}

/** Signs a webhook's body, in whatever form it is. */
export function signBody(payload: string, id: string = randomUUID()) {
  return {
    method: 'POST' as const,
    url: '/payments/webhook',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': signForRazorpay(WEBHOOK_SECRET, payload),
    },
    payload,
  };
}

/** Every order of a list. */
export function permute<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, index) =>
    permute(list.filter((_, at) => at !== index)).map((rest) => [first, ...rest]),
  );
}
