import type { IncomingHttpHeaders } from 'node:http';
import { parseJson } from '@trust/shared/files/read-file';
import * as z from 'zod/mini';
import type { WebhookMessage } from '../card-provider.ts';
import { isSignedWith } from '../signatures.ts';
import {
  EventSeconds,
  RazorpayDispute,
  RazorpayPayment,
  RazorpayRefund,
  toDisputeFacts,
  toPaymentFacts,
  toRefundFacts,
} from './razorpay-schemas.ts';

/** The fields of an event that we use. */
const WebhookEvent = z.object({
  event: z.string().check(z.maxLength(100)),
  payload: z.object({
    payment: z.optional(z.object({ entity: RazorpayPayment })),
    refund: z.optional(z.object({ entity: RazorpayRefund })),
  }),
});

/** Events of a dispute hold its payment too, which is not read: the dispute must be heard of in any case. */
const DisputeEvent = z.object({
  event: z.string().check(z.maxLength(100)),
  payload: z.object({ dispute: z.object({ entity: RazorpayDispute }) }),
  created_at: EventSeconds,
});
const DISPUTE_EVENTS = 'payment.dispute.';

const HANDLED_EVENTS =
  /^(payment\.(authorized|captured|failed|dispute\.(created|under_review|action_required|won|lost|closed))|order\.paid|refund\.(created|processed|failed))$/;
const HandledEvent = z.object({ event: z.string().check(z.regex(HANDLED_EVENTS)) });

/** Verifies and reads a webhook's call. The signature is over the raw body, by any of the secrets. */
export function readWebhook(
  secrets: readonly string[],
  headers: IncomingHttpHeaders,
  body: Buffer,
  receivedAt: Date,
): WebhookMessage {
  const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } = headers;
  if (!secrets.some((secret) => isSignedWith(secret, body, signature))) return { outcome: 'not-signed' };
  const parsedBody = parseJson(body.toString('utf8'));
  if (parsedBody.outcome === 'invalid') return { outcome: 'ignored' };
  const json = parsedBody.value;
  const handled = HandledEvent.safeParse(json);
  if (!handled.success) return { outcome: 'ignored' };
  const known = { outcome: 'event', id: typeof id === 'string' && id !== '' ? id : undefined } as const;
  if (handled.data.event.startsWith(DISPUTE_EVENTS)) {
    const parsed = DisputeEvent.safeParse(json);
    if (!parsed.success) return { outcome: 'unreadable' };
    const { event, payload, created_at } = parsed.data;
    const at = created_at === undefined ? receivedAt : new Date(created_at * 1000);
    const status = event.slice(DISPUTE_EVENTS.length);
    return { ...known, event, dispute: toDisputeFacts(payload.dispute.entity, status, at) };
  }
  const parsed = WebhookEvent.safeParse(json);
  if (!parsed.success) return { outcome: 'unreadable' };
  const { event, payload } = parsed.data;
  return {
    ...known,
    event,
    payment: payload.payment && toPaymentFacts(payload.payment.entity),
    refund: payload.refund && toRefundFacts(payload.refund.entity),
  };
}
