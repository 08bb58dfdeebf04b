import * as z from 'zod/mini';
import { CAPTURE_WITHIN_MINUTES } from '../../ledger/checks/check-schedule.rules.ts';
import type { CardProvider, ProviderReply } from '../card-provider.ts';
import { isCheckoutSignatureValid } from './checkout-signature.ts';
import { createHostedForm, readHostedReturn } from './hosted-checkout.ts';
import { createRazorpayClient, type RazorpayClientSettings } from './razorpay-client.ts';
import {
  RazorpayOrder,
  RazorpayPayment,
  RazorpayRefund,
  toPaymentFacts,
  toRefundFacts,
} from './razorpay-schemas.ts';
import { readWebhook } from './read-webhook.ts';

export type RazorpaySettings = RazorpayClientSettings & {
  webhookSecret: string;
  /** Still accepted while the provider is changed over to the new secret. */
  previousWebhookSecret?: string | undefined;
  /** Replaces the address of the hosted page, as a browser reaches it: the sandbox's. */
  hostedCheckoutUrl?: string | undefined;
};

const PAYMENT_REFERENCE = /^pay_[A-Za-z0-9]{1,60}$/;

const listSchema = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ items: z.array(schema) });
const PaymentList = listSchema(RazorpayPayment);
const RefundList = listSchema(RazorpayRefund);
const OrderList = listSchema(RazorpayOrder);

/** Creates the adapter of Razorpay: its REST API, its hosted page, its signatures and its webhook. */
export function createRazorpay(settings: RazorpaySettings): CardProvider {
  const { keyId, keySecret, webhookSecret, previousWebhookSecret, hostedCheckoutUrl } = settings;
  const call = createRazorpayClient(settings);
  const webhookSecrets = [webhookSecret, ...(previousWebhookSecret ? [previousWebhookSecret] : [])];

  const listRefunds: CardProvider['listRefunds'] = async (paymentId) => {
    const reply = await call(RefundList, {
      path: paymentPath(paymentId, '/refunds'),
      query: { count: '100' },
    });
    return mapReply(reply, ({ items }) => items.map(toRefundFacts));
  };

  return {
    keyId,
    live: keyId.startsWith('rzp_live_'),

    async createOrder(receipt, amount, mayExist) {
      if (mayExist) {
        const existing = await call(OrderList, {
          path: '/orders',
          query: { count: '10', skip: '0', receipt },
        });
        if (existing.outcome !== 'answered') return existing;
        const found = existing.value.items.find(
          (order) => order.receipt === receipt && order.amount === amount && order.currency === 'INR',
        );
        if (found) return { outcome: 'answered', value: found.id };
      }
      const capture_options = {
        automatic_expiry_period: CAPTURE_WITHIN_MINUTES,
        manual_expiry_period: CAPTURE_WITHIN_MINUTES,
        refund_speed: 'normal',
      };
      const payment = { capture: 'automatic', capture_options };
      const order = await call(RazorpayOrder, {
        path: '/orders',
        body: { amount, currency: 'INR', receipt, payment },
      });
      return mapReply(order, ({ id }) => id);
    },

    async listPayments(orderId) {
      const reply = await call(PaymentList, { path: `/orders/${encodeURIComponent(orderId)}/payments` });
      return mapReply(reply, ({ items }) => items.map(toPaymentFacts));
    },

    isPaymentReference: (text) => PAYMENT_REFERENCE.test(text),

    async findOrderId(paymentId) {
      const reply = await call(RazorpayPayment, { path: paymentPath(paymentId) });
      return mapReply(reply, (payment) => toPaymentFacts(payment).orderId);
    },

    async capture(paymentId, amount) {
      const path = paymentPath(paymentId, '/capture');
      return mapReply(
        await call(RazorpayPayment, { path, body: { amount, currency: 'INR' } }),
        toPaymentFacts,
      );
    },

    async refund(paymentId, amount, receipt) {
      const existing = await listRefunds(paymentId);
      if (existing.outcome !== 'answered') return existing;
      const found = existing.value.find((refund) => refund.receipt === receipt);
      if (found) return { outcome: 'answered', value: found };
      const path = paymentPath(paymentId, '/refund');
      return mapReply(await call(RazorpayRefund, { path, body: { amount, receipt } }), toRefundFacts);
    },

    listRefunds,
    isSignedCheckout: (orderId, paymentId, signature) =>
      isCheckoutSignatureValid(keySecret, orderId, paymentId, signature),
    hostedForm: (order) => createHostedForm(keyId, order, hostedCheckoutUrl),
    readReturn: readHostedReturn,
    readWebhook: (headers, body, receivedAt) => readWebhook(webhookSecrets, headers, body, receivedAt),
  };
}

function paymentPath(paymentId: string, rest = ''): string {
  // oxlint-disable-next-line house/page-address -- an address of the provider's
  return `/payments/${encodeURIComponent(paymentId)}${rest}`;
}

function mapReply<From, To>(reply: ProviderReply<From>, map: (value: From) => To): ProviderReply<To> {
  return reply.outcome === 'answered' ? { outcome: 'answered', value: map(reply.value) } : reply;
}
