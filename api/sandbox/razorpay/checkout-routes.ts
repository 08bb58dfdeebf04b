import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { renderAutoSubmitPage, sendPage } from '../page.ts';
import { signForRazorpay } from '../signers.ts';
import { PaymentMethod, type SandboxPayment } from './card-records.ts';
import { ProviderError, type CardSandbox, type CardSandboxSettings } from './card-sandbox.ts';
import { renderCheckoutPage, type ReturnAddresses } from './checkout-page.ts';
import { FailureReason } from './failures.ts';
import { isFromThisMachine } from './own-machine.ts';

/** The provider's address of a checkout that is a page of its own. */
const HOSTED_PATH = '/v1/checkout/embedded';
/** Checkouts that can be shown; a visitor can open any number. */
const MAX_HOSTED = 1_000;

const CheckoutDecision = z.object({
  order_id: z.string(),
  /** The checkout page of the order holds this signature. A test on this machine may leave it out. */
  ticket: z.optional(z.string()),
  outcome: z.enum(['pay', 'fail', 'lose', 'late', 'cancel', 'authorise']),
  reason: z.catch(FailureReason, 'card_declined'),
  method: z.catch(PaymentMethod, 'card'),
});
type CheckoutDecision = z.output<typeof CheckoutDecision>;
const HostedCheckout = z.object({
  order_id: z.string(),
  name: z._default(z.string(), ''),
  callback_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.optional(z.string()),
});

/** Registers the checkout in the site's pop-up, and the one that is a page of its own. */
export function registerCheckoutRoutes(
  app: FastifyInstance,
  card: CardSandbox,
  settings: CardSandboxSettings,
): void {
  const { keySecret } = settings;
  const signTicket = (orderId: string) => signForRazorpay(keySecret, `checkout|${orderId}`);
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

  app.post('/outcome', (request) => applyDecision(card, settings, decide(request)));
  app.get('/checkout', (request, reply) => {
    const { order_id, name } = z
      .object({ order_id: z.string(), name: z._default(z.string(), '') })
      .parse(request.query);
    return sendPage(reply, renderCheckout(order_id, name));
  });

  const hosted = new Map<string, { name: string; returnTo: ReturnAddresses }>();
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
    const answer = applyDecision(card, settings, decision);
    if (decision.outcome === 'lose') return reply.redirect(hostedAddress(decision.order_id), 303);
    return sendBack(reply, callback_url, answer, hostedAddress(decision.order_id));
  });
}

function hostedAddress(orderId: string): string {
  return `/sandbox/razorpay${HOSTED_PATH}?${new URLSearchParams({ order_id: orderId }).toString()}`;
}

/** Applies the donor's choice; returns what the checkout answers: a signed success, or the provider's error. */
function applyDecision(
  card: CardSandbox,
  { keySecret, lateMs }: CardSandboxSettings,
  { order_id: orderId, outcome, reason, method }: CheckoutDecision,
) {
  switch (outcome) {
    case 'pay':
    case 'lose':
      return signPayment(card.capture(card.authorise(orderId, method).id), keySecret);
    case 'authorise':
      return signPayment(card.authorise(orderId, method), keySecret);
    case 'late': {
      const authorised = card.authorise(orderId, method);
      setTimeout(() => card.capture(authorised.id), lateMs).unref();
      return buildFailure({ ...card.fail(orderId, 'payment_timed_out', method), id: authorised.id });
    }
    case 'cancel':
      return buildFailure(card.fail(orderId, 'payment_cancelled', method));
    case 'fail':
      return buildFailure(card.fail(orderId, reason, method));
  }
}

/** Posts the answer of a checkout to the site; Back leads to the checkout. */
function sendBack(
  reply: FastifyReply,
  callbackUrl: string,
  answer: ReturnType<typeof applyDecision>,
  back: string,
): FastifyReply {
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the provider's own answer, which has no outcome
  if (!('error' in answer)) return sendPage(reply, renderAutoSubmitPage(callbackUrl, answer, back));
  const { metadata, ...error } = answer.error;
  const fields: Record<string, string> = { 'error[metadata]': JSON.stringify(metadata) };
  for (const [name, value] of Object.entries(error)) fields[`error[${name}]`] = value ?? '';
  return sendPage(reply, renderAutoSubmitPage(callbackUrl, fields, back));
}

function signPayment({ id, order_id }: SandboxPayment, keySecret: string) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: signForRazorpay(keySecret, `${order_id}|${id}`),
  };
}

function buildFailure(payment: SandboxPayment) {
  return {
    error: {
      code: payment.error_code,
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      metadata: { payment_id: payment.id, order_id: payment.order_id },
    },
  };
}
