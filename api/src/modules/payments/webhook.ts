import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { keepEvent, noteOutcome } from './ledger.store.ts';
import type { PaymentParts } from './parts.ts';
import { paymentFacts, RazorpayPayment, RazorpayRefund, refundFacts } from './providers/razorpay-shapes.ts';
import { settlePayment, settleRefund, type Settled } from './settle.ts';

/** An event of the provider's, as far as we act on it. */
const WebhookEvent = z.object({
  event: z.string().check(z.maxLength(100)),
  payload: z.object({
    payment: z.optional(z.object({ entity: RazorpayPayment })),
    refund: z.optional(z.object({ entity: RazorpayRefund })),
  }),
});

const ACTED_ON = /^(payment\.(authorized|captured|failed)|order\.paid|refund\.(created|processed|failed))$/;

/** `unreadable` is signed and of a kind that matters, but not as we know it; `quarantined` fits no donation. */
export type Heard = 'not-signed' | 'ignored' | 'unreadable' | 'repeated' | 'done' | 'quarantined';

const Kind = z.object({ event: z.string().check(z.regex(ACTED_ON)) });

/**
 * Makes of an event what it says, once. The signature is over the bytes as they came; the event's id is not signed,
 * so it only spares work: that a payment is counted once does not rest on it.
 */
export async function hearEvent(
  { database, card, now }: PaymentParts,
  body: Buffer,
  signature: unknown,
  eventId: unknown,
): Promise<Heard> {
  if (!card?.isSignedWebhook(body, signature)) return 'not-signed';
  const told = jsonOf(body);
  if (!Kind.safeParse(told).success) return 'ignored';
  const parsed = WebhookEvent.safeParse(told);
  if (!parsed.success) return 'unreadable';
  const { event, payload } = parsed.data;
  const id =
    typeof eventId === 'string' && eventId !== '' && eventId.length <= 100
      ? eventId
      : createHash('sha256').update(body).digest('hex');
  const from = { cause: 'webhook', causeId: id, live: card.live, now: now() } as const;
  return database.transaction(async (tx) => {
    if (!(await keepEvent(tx, { eventId: id, kind: event, outcome: 'kept', receivedAt: now() })))
      return 'repeated';
    const outcomes: Settled[] = [];
    if (payload.payment) outcomes.push(await settlePayment(tx, paymentFacts(payload.payment.entity), from));
    if (payload.refund) outcomes.push(await settleRefund(tx, refundFacts(payload.refund.entity), from));
    await noteOutcome(tx, id, outcomes.join(', '));
    return outcomes.includes('quarantined') ? 'quarantined' : 'done';
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
