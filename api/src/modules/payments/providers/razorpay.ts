import Razorpay from 'razorpay';
import * as z from 'zod/mini';
import { checkoutSignatureFits, isSignedWith } from '../signatures.ts';
import type { Answer, CardProvider } from './card-provider.ts';
import {
  paymentFacts,
  RazorpayOrder,
  RazorpayPayment,
  RazorpayRefund,
  refundFacts,
} from './razorpay-shapes.ts';

export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Still good while the provider's side is being changed over to the new one. */
  previousWebhookSecret?: string | undefined;
  /** Another address of its API: the sandbox's. */
  apiUrl?: string | undefined;
  /** Another address of its hosted page, as a browser reaches it: the sandbox's. */
  hostedCheckoutUrl?: string | undefined;
};

const ANSWER_WITHIN_MS = 10_000;

/** The settings of the SDK's HTTP client, which its types do not show: it knows neither another address nor an end of patience. */
const ClientDefaults = z.looseObject({ baseURL: z.string() });

function clientDefaults(sdk: Razorpay): z.output<typeof ClientDefaults> {
  const client: unknown = Reflect.get(sdk.api, 'rq');
  const defaults: unknown = typeof client === 'function' ? Reflect.get(client, 'defaults') : undefined;
  if (!isDefaults(defaults))
    throw new Error('The SDK of the card provider is built otherwise than is known here');
  return defaults;
}

/** Not parsed into a copy: what is set here must reach the client. */
function isDefaults(value: unknown): value is z.output<typeof ClientDefaults> {
  return ClientDefaults.safeParse(value).success;
}

const Refusal = z.object({ statusCode: z.number().check(z.minimum(400), z.maximum(499)) });
const listOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ items: z.array(schema) });

/** Razorpay through its own SDK. Signatures are checked here: the SDK's check takes a time that tells of them. */
export function razorpay(settings: RazorpaySettings): CardProvider {
  const { keyId, keySecret } = settings;
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const defaults = clientDefaults(sdk);
  defaults.timeout = ANSWER_WITHIN_MS;
  if (settings.apiUrl !== undefined) defaults.baseURL = settings.apiUrl;

  async function refundMade(paymentId: string, receipt: string) {
    const made = await ask(listOf(RazorpayRefund), () =>
      sdk.payments.fetchMultipleRefund(paymentId, { count: 100 }),
    );
    if (made.kind !== 'answered') return made;
    const found = made.value.items.find((refund) => refund.receipt === receipt);
    return { kind: 'answered' as const, value: found && refundFacts(found) };
  }

  return {
    keyId,
    live: keyId.startsWith('rzp_live_'),
    hostedCheckoutUrl: settings.hostedCheckoutUrl ?? 'https://api.razorpay.com/v1/checkout/embedded',

    async orderFor(receipt, amount, askedBefore) {
      if (askedBefore) {
        const made = await ask(listOf(RazorpayOrder), () => sdk.orders.all({ receipt }));
        if (made.kind !== 'answered') return made;
        const found = made.value.items.find(
          (order) => order.receipt === receipt && order.amount === amount && order.currency === 'INR',
        );
        if (found) return { kind: 'answered', value: found.id };
      }
      const order = await ask(RazorpayOrder, () =>
        sdk.orders.create({
          amount,
          currency: 'INR',
          receipt,
          payment: {
            capture: 'automatic',
            capture_options: {
              automatic_expiry_period: 7_200,
              manual_expiry_period: 7_200,
              refund_speed: 'normal',
            },
          },
        }),
      );
      return order.kind === 'answered' ? { kind: 'answered', value: order.value.id } : order;
    },

    async paymentsOf(orderId) {
      const reply = await ask(listOf(RazorpayPayment), () => sdk.orders.fetchPayments(orderId));
      return reply.kind === 'answered'
        ? { kind: 'answered', value: reply.value.items.map(paymentFacts) }
        : reply;
    },

    async orderOf(paymentId) {
      const reply = await ask(RazorpayPayment, () => sdk.payments.fetch(paymentId));
      return reply.kind === 'answered'
        ? { kind: 'answered', value: paymentFacts(reply.value).orderId }
        : reply;
    },

    async capture(paymentId, amount) {
      const reply = await ask(RazorpayPayment, () => sdk.payments.capture(paymentId, amount, 'INR'));
      return reply.kind === 'answered' ? { kind: 'answered', value: paymentFacts(reply.value) } : reply;
    },

    async refund(paymentId, amount, receipt) {
      const made = await refundMade(paymentId, receipt);
      if (made.kind !== 'answered') return made;
      if (made.value) return { kind: 'answered', value: made.value };
      const reply = await ask(RazorpayRefund, () => sdk.payments.refund(paymentId, { amount, receipt }));
      return reply.kind === 'answered' ? { kind: 'answered', value: refundFacts(reply.value) } : reply;
    },

    async refundsOf(paymentId) {
      const reply = await ask(listOf(RazorpayRefund), () =>
        sdk.payments.fetchMultipleRefund(paymentId, { count: 100 }),
      );
      return reply.kind === 'answered'
        ? { kind: 'answered', value: reply.value.items.map(refundFacts) }
        : reply;
    },

    isSignedCheckout: (orderId, paymentId, signature) =>
      checkoutSignatureFits(keySecret, orderId, paymentId, signature),

    isSignedWebhook: (body, signature) =>
      [settings.webhookSecret, settings.previousWebhookSecret].some(
        (secret) => secret !== undefined && isSignedWith(secret, body, signature),
      ),
  };
}

/** Asks by the SDK, which fails with the provider's refusal or, when there was no answer, with whatever comes. */
async function ask<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: () => Promise<unknown>,
): Promise<Answer<z.output<Schema>>> {
  let reply: unknown;
  try {
    reply = await call();
  } catch (error) {
    return { kind: Refusal.safeParse(error).success ? 'refused' : 'unreachable' };
  }
  // Parsed outside: an answer that we cannot read is a fault to be seen, not a bad network.
  return { kind: 'answered', value: schema.parse(reply) };
}
