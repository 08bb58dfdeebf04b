import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import type { WebhookMessage } from '../card-provider.ts';
import { isSignedWith } from '../signatures.ts';
import { RazorpayPayment, RazorpayRefund, toPaymentFacts, toRefundFacts } from './razorpay-schemas.ts';

/** The fields of an event that we use. */
const WebhookEvent = z.object({
  event: z.string().check(z.maxLength(100)),
  payload: z.object({
    payment: z.optional(z.object({ entity: RazorpayPayment })),
    refund: z.optional(z.object({ entity: RazorpayRefund })),
  }),
});

const HANDLED_EVENTS =
  /^(payment\.(authorized|captured|failed)|order\.paid|refund\.(created|processed|failed))$/;
const HandledEvent = z.object({ event: z.string().check(z.regex(HANDLED_EVENTS)) });

/** Verifies and reads a webhook's call. The signature is over the raw body, by any of the secrets. */
export function readWebhook(
  secrets: readonly string[],
  headers: IncomingHttpHeaders,
  body: Buffer,
): WebhookMessage {
  const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } = headers;
  if (!secrets.some((secret) => isSignedWith(secret, body, signature))) return { kind: 'not-signed' };
  const json = parseJson(body);
  if (!HandledEvent.safeParse(json).success) return { kind: 'ignored' };
  const parsed = WebhookEvent.safeParse(json);
  if (!parsed.success) return { kind: 'unreadable' };
  const { event, payload } = parsed.data;
  return {
    kind: 'event',
    id: typeof id === 'string' && id !== '' ? id : undefined,
    event,
    payment: payload.payment && toPaymentFacts(payload.payment.entity),
    refund: payload.refund && toRefundFacts(payload.refund.entity),
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
