import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { renderAutoSubmitPage, sendPage } from '../page.ts';
import { signForRazorpay } from '../signers.ts';
import {
  SandboxDisputeStatus,
  PaymentMethod,
  ProviderError,
  type CardSandbox,
  type SandboxPayment,
} from './card-sandbox.ts';
import { renderCheckoutPage, type ReturnAddresses } from './checkout-page.ts';
import { FailureReason } from './failures.ts';
import { WebhookBehaviour, type Webhooks } from './webhooks.ts';

export type CardSandboxSettings = { keyId: string; keySecret: string; lateMs: number };

/** The provider's address of a checkout that is a page of its own. */
const HOSTED_PATH = '/v1/checkout/embedded';
/** Checkouts that can be shown; a visitor can open any number. */
const MAX_HOSTED = 1_000;
const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

const OrderBody = z.object({
  amount: z.coerce.number(),
  currency: z.string(),
  receipt: z._default(z.nullable(z.string()), null),
});
const RefundBody = z.object({
  amount: z.optional(z.coerce.number()),
  receipt: z._default(z.nullable(z.string()), null),
});
const CheckoutDecision = z.object({
  order_id: z.string(),
  /** What the order's checkout page has; a test on this machine needs none. */
  ticket: z.optional(z.string()),
  outcome: z.enum(['pay', 'fail', 'lose', 'late', 'cancel', 'authorise']),
  reason: z.catch(FailureReason, 'card_declined'),
  method: z.catch(PaymentMethod, 'card'),
});
/** What a donor's bank does: without `id` it raises a dispute. `amount` in paise, missing for the whole payment. */
const DisputeBody = z.object({
  payment_id: z.string(),
  id: z.optional(z.string()),
  status: z._default(SandboxDisputeStatus, 'open'),
  amount: z.optional(z.int()),
});
const HostedCheckout = z.object({
  order_id: z.string(),
  name: z._default(z.string(), ''),
  callback_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.optional(z.string()),
});

/** Registers the provider's REST API, its checkout, and the calls that control the sandbox. */
export function registerCardRoutes(
  app: FastifyInstance,
  card: CardSandbox,
  webhooks: Webhooks,
  settings: CardSandboxSettings,
): void {
  const buildCollection = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });
  const Id = z.object({ id: z.string() });

  app.register(async (api) => {
    const credentials = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization === credentials) return;
      return reply.code(401).send(buildErrorBody('Authentication failed'));
    });
    api.post('/v1/orders', (request) => {
      const { amount, currency, receipt } = OrderBody.parse(request.body);
      return card.createOrder(amount, currency, receipt);
    });
    api.get('/v1/orders', (request) => {
      const { receipt = '' } = z.object({ receipt: z.optional(z.string()) }).parse(request.query);
      return buildCollection(card.listOrders(receipt));
    });
    api.get('/v1/orders/:id', (request) => card.findOrder(Id.parse(request.params).id));
    api.get('/v1/orders/:id/payments', (request) => {
      const { id } = card.findOrder(Id.parse(request.params).id);
      return buildCollection(card.listPayments(id));
    });
    api.get('/v1/payments/:id', (request) => card.findPayment(Id.parse(request.params).id));
    api.post('/v1/payments/:id/capture', (request) => card.capture(Id.parse(request.params).id));
    api.post('/v1/payments/:id/refund', (request) => {
      const { amount, receipt } = RefundBody.parse(request.body ?? {});
      return card.refund(Id.parse(request.params).id, amount, receipt);
    });
    api.get('/v1/payments/:id/refunds', (request) =>
      buildCollection(card.listRefunds(Id.parse(request.params).id)),
    );
  });

  const signTicket = (orderId: string) => signForRazorpay(settings.keySecret, `checkout|${orderId}`);
  const renderCheckout = (orderId: string, name: string, returnTo?: ReturnAddresses) => {
    const order = card.findOrder(orderId);
    return renderCheckoutPage({ order, name, ticket: signTicket(order.id), returnTo });
  };
  const decide = (request: FastifyRequest) => {
    const decision = CheckoutDecision.parse(request.body);
    if (!isFromThisMachine(request) && decision.ticket !== signTicket(decision.order_id))
      throw new ProviderError('Open the checkout page');
    return decision;
  };

  /** Applies the donor's choice; returns what the checkout answers: a signed success, or the provider's error. */
  function applyOutcome({ order_id: orderId, outcome, reason, method }: z.output<typeof CheckoutDecision>) {
    switch (outcome) {
      case 'pay':
      case 'lose':
        return signPayment(card.capture(card.authorise(orderId, method).id));
      case 'authorise':
        return signPayment(card.authorise(orderId, method));
      case 'late': {
        const authorised = card.authorise(orderId, method);
        setTimeout(() => card.capture(authorised.id), settings.lateMs).unref();
        return buildFailure({ ...card.fail(orderId, 'payment_timed_out', method), id: authorised.id });
      }
      case 'cancel':
        return buildFailure(card.fail(orderId, 'payment_cancelled', method));
      case 'fail':
        return buildFailure(card.fail(orderId, reason, method));
    }
  }
  const signPayment = (payment: SandboxPayment) => ({
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: signForRazorpay(settings.keySecret, `${payment.order_id}|${payment.id}`),
  });
  const buildFailure = (payment: SandboxPayment) => ({
    error: {
      code: payment.error_code,
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      metadata: { payment_id: payment.id, order_id: payment.order_id },
    },
  });

  app.post('/outcome', (request) => applyOutcome(decide(request)));

  const hosted = new Map<string, { name: string; returnTo: ReturnAddresses }>();
  const hostedAddress = (orderId: string) =>
    `/sandbox/razorpay${HOSTED_PATH}?${new URLSearchParams({ order_id: orderId }).toString()}`;

  app.post(HOSTED_PATH, (request, reply) => {
    const { order_id, name, callback_url, cancel_url } = HostedCheckout.parse(request.body);
    const { id } = card.findOrder(order_id);
    hosted.delete(id);
    hosted.set(id, { name, returnTo: { callback: callback_url, cancel: cancel_url ?? '/' } });
    for (const oldest of hosted.keys()) if (hosted.size > MAX_HOSTED) hosted.delete(oldest);
    // The page has an address of its own, so that Back asks for it again instead of posting the form.
    return reply.redirect(hostedAddress(id), 303);
  });
  app.get(HOSTED_PATH, (request, reply) => {
    const { order_id } = z.object({ order_id: z.string() }).parse(request.query);
    const opened = hosted.get(order_id);
    if (!opened) throw new ProviderError('This checkout has ended');
    return sendPage(reply, renderCheckout(order_id, opened.name, opened.returnTo));
  });
  app.post('/hosted', (request, reply) => {
    const { callback_url } = HostedCheckout.parse(request.body);
    const decision = decide(request);
    const answer = applyOutcome(decision);
    const back = hostedAddress(decision.order_id);
    if (decision.outcome === 'lose') return reply.redirect(back, 303);
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the provider's own answer, which has no outcome
    if (!('error' in answer)) return sendPage(reply, renderAutoSubmitPage(callback_url, answer, back));
    const { metadata, ...error } = answer.error;
    const fields: Record<string, string> = { 'error[metadata]': JSON.stringify(metadata) };
    for (const [name, value] of Object.entries(error)) fields[`error[${name}]`] = value ?? '';
    return sendPage(reply, renderAutoSubmitPage(callback_url, fields, back));
  });
  app.get('/checkout', (request, reply) => {
    const { order_id, name } = z
      .object({ order_id: z.string(), name: z._default(z.string(), '') })
      .parse(request.query);
    return sendPage(reply, renderCheckout(order_id, name));
  });
  app.post('/webhooks', (request, reply) => {
    if (!isFromThisMachine(request)) return reply.code(404).send(buildErrorBody('Not found'));
    webhooks.behaviour = WebhookBehaviour.parse(request.body);
    return webhooks.behaviour;
  });

  app.post('/disputes', (request, reply) => {
    if (!isFromThisMachine(request)) return reply.code(404).send(buildErrorBody('Not found'));
    const { payment_id, status, ...change } = DisputeBody.parse(request.body);
    return card.dispute(payment_id, status, change);
  });

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ProviderError) return reply.code(400).send(buildErrorBody(error.description));
    if (error instanceof z.core.$ZodError)
      return reply.code(400).send(buildErrorBody('The request is not valid'));
    throw error;
  });
}

/** Whether a test on this machine asks, and not a visitor of a site that other machines reach. */
function isFromThisMachine({ headers }: FastifyRequest): boolean {
  const visitor = headers['x-forwarded-for'];
  return visitor === undefined || (typeof visitor === 'string' && LOOPBACK.test(visitor));
}

function buildErrorBody(description: string) {
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
