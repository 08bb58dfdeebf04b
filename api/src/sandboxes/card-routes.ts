import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { hmac } from '../modules/payments/index.ts';
import { ProviderError, type CardSandbox, type SandboxPayment } from './card-sandbox.ts';
import { CHECKOUT_PAGE_SCRIPT, CHECKOUT_SCRIPT, checkoutPage, postOnPage } from './checkout-pages.ts';
import { FailureReason } from './failures.ts';
import { WebhookManners, type Webhooks } from './webhooks.ts';

export type CardSandboxSettings = { keyId: string; keySecret: string; lateMs: number };

const OrderAsk = z.object({
  amount: z.coerce.number(),
  currency: z.string(),
  receipt: z._default(z.nullable(z.string()), null),
});
const RefundAsk = z.object({
  amount: z.optional(z.coerce.number()),
  receipt: z._default(z.nullable(z.string()), null),
});
const Outcome = z.object({
  order_id: z.string(),
  outcome: z.enum(['pay', 'fail', 'lose', 'late', 'cancel', 'authorise']),
  reason: z.catch(FailureReason, 'card_declined'),
});
const Hosted = z.object({
  order_id: z.string(),
  name: z._default(z.string(), ''),
  callback_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.optional(z.string()),
});

/** The provider's REST interface, its checkout, and what a tester may ask of it. */
export function cardRoutes(
  app: FastifyInstance,
  card: CardSandbox,
  webhooks: Webhooks,
  settings: CardSandboxSettings,
): void {
  const listed = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });
  const Id = z.object({ id: z.string() });

  app.register(async (api) => {
    const credentials = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization === credentials) return;
      return reply.code(401).send(problem('Authentication failed'));
    });
    api.post('/v1/orders', (request) => {
      const { amount, currency, receipt } = OrderAsk.parse(request.body);
      return card.createOrder(amount, currency, receipt);
    });
    api.get('/v1/orders', (request) => {
      const { receipt = '' } = z.object({ receipt: z.optional(z.string()) }).parse(request.query);
      return listed(card.ordersOf(receipt));
    });
    api.get('/v1/orders/:id', (request) => card.order(Id.parse(request.params).id));
    api.get('/v1/orders/:id/payments', (request) => {
      const { id } = card.order(Id.parse(request.params).id);
      return listed(card.paymentsOf(id));
    });
    api.get('/v1/payments/:id', (request) => card.payment(Id.parse(request.params).id));
    api.post('/v1/payments/:id/capture', (request) => card.capture(Id.parse(request.params).id));
    api.post('/v1/payments/:id/refund', (request) => {
      const { amount, receipt } = RefundAsk.parse(request.body ?? {});
      return card.refund(Id.parse(request.params).id, amount, receipt);
    });
    api.get('/v1/payments/:id/refunds', (request) => listed(card.refundsOf(Id.parse(request.params).id)));
  });

  /** What the checkout answers a browser: a signed success, or the provider's error. */
  function act({ order_id: orderId, outcome, reason }: z.output<typeof Outcome>) {
    switch (outcome) {
      case 'pay':
      case 'lose':
        return paid(card.capture(card.authorise(orderId).id));
      case 'authorise':
        return paid(card.authorise(orderId));
      case 'late': {
        const promised = card.authorise(orderId);
        setTimeout(() => card.capture(promised.id), settings.lateMs).unref();
        return failed({ ...card.fail(orderId, 'payment_timed_out'), id: promised.id });
      }
      case 'cancel':
        return failed(card.fail(orderId, 'payment_cancelled'));
      case 'fail':
        return failed(card.fail(orderId, reason));
    }
  }
  const paid = (payment: SandboxPayment) => ({
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: hmac(settings.keySecret, `${payment.order_id}|${payment.id}`),
  });
  const failed = (payment: SandboxPayment) => ({
    error: {
      code: payment.error_code,
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      metadata: { payment_id: payment.id, order_id: payment.order_id },
    },
  });

  app.post('/outcome', (request) => act(Outcome.parse(request.body)));

  app.post('/v1/checkout/embedded', (request, reply) => {
    const { order_id, name, callback_url, cancel_url } = Hosted.parse(request.body);
    const returnTo = { callback: callback_url, cancel: cancel_url ?? '/' };
    return page(reply, checkoutPage(card.order(order_id), name, returnTo));
  });
  app.post('/hosted', (request, reply) => {
    const { callback_url } = Hosted.parse(request.body);
    const asked = Outcome.parse(request.body);
    const answer = act(asked);
    if (asked.outcome === 'lose') return page(reply, checkoutPage(card.order(asked.order_id), ''));
    if (!('error' in answer)) return page(reply, postOnPage(callback_url, answer));
    const { metadata, ...error } = answer.error;
    const fields: Record<string, string> = { 'error[metadata]': JSON.stringify(metadata) };
    for (const [name, value] of Object.entries(error)) fields[`error[${name}]`] = value ?? '';
    return page(reply, postOnPage(callback_url, fields));
  });
  app.get('/checkout', (request, reply) => {
    const { order_id, name } = z
      .object({ order_id: z.string(), name: z._default(z.string(), '') })
      .parse(request.query);
    return page(reply, checkoutPage(card.order(order_id), name));
  });
  app.get('/checkout.js', (_request, reply) => script(reply, CHECKOUT_SCRIPT));
  app.get('/checkout-page.js', (_request, reply) => script(reply, CHECKOUT_PAGE_SCRIPT));
  app.post('/webhooks', (request) => {
    webhooks.manners = WebhookManners.parse(request.body);
    return webhooks.manners;
  });

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ProviderError) return reply.code(400).send(problem(error.description));
    if (error instanceof z.core.$ZodError) return reply.code(400).send(problem('The request is not valid'));
    throw error;
  });
}

function problem(description: string) {
  return {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: null,
      reason: 'input_validation_failed',
      metadata: {},
    },
  };
}

/** Answers a page that only this site may frame, unless told otherwise. */
export function page(reply: FastifyReply, body: string, framedBy = "'self'"): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors ${framedBy}`,
    })
    .send(body);
}

/** Answers a script. */
export function script(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    .send(body);
}
