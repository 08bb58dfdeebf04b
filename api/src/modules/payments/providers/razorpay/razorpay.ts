import Razorpay from 'razorpay';
import * as z from 'zod/mini';
import { isCheckoutSignatureValid, isSignedWith } from '../signatures.ts';
import type { ProviderReply, CardProvider } from '../card-provider.ts';
import {
  toPaymentFacts,
  RazorpayOrder,
  RazorpayPayment,
  RazorpayRefund,
  toRefundFacts,
} from './razorpay-schemas.ts';

export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Still accepted while the provider is changed over to the new secret. */
  previousWebhookSecret?: string | undefined;
  /** Replaces the address of the provider's API: the sandbox's. */
  apiUrl?: string | undefined;
  /** Replaces the address of the hosted page, as a browser reaches it: the sandbox's. */
  hostedCheckoutUrl?: string | undefined;
};

const TIMEOUT_MS = 10_000;

/** The settings of the SDK's HTTP client, which its types do not show. The SDK has no options for address and timeout. */
const ClientDefaults = z.looseObject({ baseURL: z.string() });

function readClientDefaults(sdk: Razorpay): z.output<typeof ClientDefaults> {
  const client: unknown = Reflect.get(sdk.api, 'rq');
  const defaults: unknown = typeof client === 'function' ? Reflect.get(client, 'defaults') : undefined;
  if (!isDefaults(defaults))
    throw new Error('The SDK of the card provider is built otherwise than is known here');
  return defaults;
}

/** A type guard, not a parse: a parsed copy would not reach the client. */
function isDefaults(value: unknown): value is z.output<typeof ClientDefaults> {
  return ClientDefaults.safeParse(value).success;
}

const HttpClientError = z.object({ statusCode: z.number().check(z.minimum(400), z.maximum(499)) });
const listSchema = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ items: z.array(schema) });

/** Creates the adapter of Razorpay's SDK. Signatures are verified here, since the SDK does not compare in constant time. */
export function createRazorpay(settings: RazorpaySettings): CardProvider {
  const { keyId, keySecret } = settings;
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const defaults = readClientDefaults(sdk);
  defaults.timeout = TIMEOUT_MS;
  if (settings.apiUrl !== undefined) defaults.baseURL = settings.apiUrl;

  async function findRefund(paymentId: string, receipt: string) {
    const existing = await callApi(listSchema(RazorpayRefund), () =>
      sdk.payments.fetchMultipleRefund(paymentId, { count: 100 }),
    );
    if (existing.kind !== 'answered') return existing;
    const found = existing.value.items.find((refund) => refund.receipt === receipt);
    return { kind: 'answered' as const, value: found && toRefundFacts(found) };
  }

  return {
    keyId,
    live: keyId.startsWith('rzp_live_'),
    hostedCheckoutUrl: settings.hostedCheckoutUrl ?? 'https://api.razorpay.com/v1/checkout/embedded',

    async createOrder(receipt, amount, mayExist) {
      if (mayExist) {
        const existing = await callApi(listSchema(RazorpayOrder), () => sdk.orders.all({ receipt }));
        if (existing.kind !== 'answered') return existing;
        const found = existing.value.items.find(
          (order) => order.receipt === receipt && order.amount === amount && order.currency === 'INR',
        );
        if (found) return { kind: 'answered', value: found.id };
      }
      const order = await callApi(RazorpayOrder, () =>
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

    async listPayments(orderId) {
      const reply = await callApi(listSchema(RazorpayPayment), () => sdk.orders.fetchPayments(orderId));
      return reply.kind === 'answered'
        ? { kind: 'answered', value: reply.value.items.map(toPaymentFacts) }
        : reply;
    },

    async findOrderId(paymentId) {
      const reply = await callApi(RazorpayPayment, () => sdk.payments.fetch(paymentId));
      return reply.kind === 'answered'
        ? { kind: 'answered', value: toPaymentFacts(reply.value).orderId }
        : reply;
    },

    async capture(paymentId, amount) {
      const reply = await callApi(RazorpayPayment, () => sdk.payments.capture(paymentId, amount, 'INR'));
      return reply.kind === 'answered' ? { kind: 'answered', value: toPaymentFacts(reply.value) } : reply;
    },

    async refund(paymentId, amount, receipt) {
      const existing = await findRefund(paymentId, receipt);
      if (existing.kind !== 'answered') return existing;
      if (existing.value) return { kind: 'answered', value: existing.value };
      const reply = await callApi(RazorpayRefund, () => sdk.payments.refund(paymentId, { amount, receipt }));
      return reply.kind === 'answered' ? { kind: 'answered', value: toRefundFacts(reply.value) } : reply;
    },

    async listRefunds(paymentId) {
      const reply = await callApi(listSchema(RazorpayRefund), () =>
        sdk.payments.fetchMultipleRefund(paymentId, { count: 100 }),
      );
      return reply.kind === 'answered'
        ? { kind: 'answered', value: reply.value.items.map(toRefundFacts) }
        : reply;
    },

    isSignedCheckout: (orderId, paymentId, signature) =>
      isCheckoutSignatureValid(keySecret, orderId, paymentId, signature),

    isSignedWebhook: (body, signature) =>
      [settings.webhookSecret, settings.previousWebhookSecret].some(
        (secret) => secret !== undefined && isSignedWith(secret, body, signature),
      ),
  };
}

/** Calls the SDK. A rejection with a 4xx status is the provider's refusal; any other means that there was no answer. */
async function callApi<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: () => Promise<unknown>,
): Promise<ProviderReply<z.output<Schema>>> {
  let reply: unknown;
  try {
    reply = await call();
  } catch (error) {
    return { kind: HttpClientError.safeParse(error).success ? 'refused' : 'unreachable' };
  }
  // Parsed outside the try: an unreadable answer must be reported as an error, not taken for a bad network.
  return { kind: 'answered', value: schema.parse(reply) };
}
