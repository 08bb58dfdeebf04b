import { randomUUID } from 'node:crypto';
import { CardSandbox, type SandboxEvent, type SandboxPayment } from '../sandboxes/card-sandbox.ts';
import { eventBody } from '../sandboxes/webhooks.ts';
import type { Answer, CardProvider } from '../modules/payments/providers/card-provider.ts';
import {
  paymentFacts,
  RazorpayPayment,
  RazorpayRefund,
  refundFacts,
} from '../modules/payments/providers/razorpay-shapes.ts';
import { checkoutSignatureFits, hmac, isSignedWith } from '../modules/payments/signatures.ts';

export const KEY_SECRET = 'key-secret-of-a-test';
export const WEBHOOK_SECRET = 'webhook-secret-of-a-test';

/** The sandbox's provider without a network between: its events wait until a test lets them arrive. */
export class ProviderAtHand {
  readonly events: SandboxEvent[] = [];
  /** Its clock. */
  now = () => new Date();
  card = this.#newCard();
  /** Whether it answers. */
  isAway = false;
  /** Whether an answer never comes. */
  isSilent = false;
  /** Whether it gives nothing back, as when the trust's balance there is too low. */
  refusesRefunds = false;
  orderCalls = 0;
  readonly provider: CardProvider = {
    keyId: 'rzp_test_at_hand',
    live: false,
    hostedCheckoutUrl: 'https://provider.example/checkout',
    orderFor: async (receipt, amount) => {
      this.orderCalls += 1;
      return this.#answer(
        () => (this.card.ordersOf(receipt)[0] ?? this.card.createOrder(amount, 'INR', receipt)).id,
      );
    },
    paymentsOf: async (orderId) => this.#answer(() => this.card.paymentsOf(orderId).map(facts)),
    orderOf: async (paymentId) => this.#answer(() => this.card.payment(paymentId).order_id),
    capture: async (paymentId) => this.#answer(() => facts(this.card.capture(paymentId))),
    refund: async (paymentId, amount, receipt) =>
      this.refusesRefunds
        ? { kind: 'refused' }
        : this.#answer(() => {
            const made = this.card.refundsOf(paymentId).find((refund) => refund.receipt === receipt);
            return refundFacts(RazorpayRefund.parse(made ?? this.card.refund(paymentId, amount, receipt)));
          }),
    refundsOf: async (paymentId) =>
      this.#answer(() =>
        this.card.refundsOf(paymentId).map((refund) => refundFacts(RazorpayRefund.parse(refund))),
      ),
    isSignedCheckout: (orderId, paymentId, signature) =>
      checkoutSignatureFits(KEY_SECRET, orderId, paymentId, signature),
    isSignedWebhook: (body, signature) => isSignedWith(WEBHOOK_SECRET, body, signature),
  };

  /** As if nothing had ever been asked of it. */
  reset(): void {
    this.events.length = 0;
    this.card = this.#newCard();
    this.isAway = false;
    this.isSilent = false;
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

  async #answer<T>(value: () => T): Promise<Answer<T>> {
    if (this.isSilent) await new Promise(() => undefined);
    return this.isAway ? { kind: 'unreachable' } : { kind: 'answered', value: value() };
  }
}

function facts(payment: SandboxPayment) {
  return paymentFacts(RazorpayPayment.parse(payment));
}

/** What the checkout hands a browser after a payment. */
export function signedCheckout(orderId: string, paymentId: string) {
  return { status: 'SUCCESS', paymentId, signature: hmac(KEY_SECRET, `${orderId}|${paymentId}`) };
}

/** A webhook call of an event. */
export function signedEvent(event: SandboxEvent, id: string = randomUUID()) {
  const payload = eventBody(event);
  return {
    method: 'POST' as const,
    url: '/payments/webhook',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': hmac(WEBHOOK_SECRET, payload),
    },
    payload,
  };
}

/** The orders in which a list can be. */
export function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, index) =>
    permutations(list.filter((_, at) => at !== index)).map((rest) => [first, ...rest]),
  );
}
