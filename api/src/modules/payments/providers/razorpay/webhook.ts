import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { storeWebhookEvent, setWebhookOutcome } from '../../ledger/ledger.store.ts';
import type { PaymentDeps } from '../../deps.ts';
import { toPaymentFacts, RazorpayPayment, RazorpayRefund, toRefundFacts } from './razorpay-schemas.ts';
import { settlePayment, settleRefund, type SettleOutcome } from '../../ledger/settle.ts';

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

/** `unreadable`: signed and of a handled kind, but in an unknown form. `quarantined`: fits no donation. */
export type WebhookOutcome = 'not-signed' | 'ignored' | 'unreadable' | 'repeated' | 'done' | 'quarantined';

const HandledEvent = z.object({ event: z.string().check(z.regex(HANDLED_EVENTS)) });

/**
 * Settles what an event reports, once. The signature is over the raw body. The event's id is not signed and only saves
 * work: that a payment is counted once does not depend on it.
 */
export async function handleWebhook(
  { database, card, now }: PaymentDeps,
  body: Buffer,
  signature: unknown,
  eventId: unknown,
): Promise<WebhookOutcome> {
  if (!card?.isSignedWebhook(body, signature)) return 'not-signed';
  const json = parseJson(body);
  if (!HandledEvent.safeParse(json).success) return 'ignored';
  const parsed = WebhookEvent.safeParse(json);
  if (!parsed.success) return 'unreadable';
  const { event, payload } = parsed.data;
  const id =
    typeof eventId === 'string' && eventId !== '' && eventId.length <= 100
      ? eventId
      : createHash('sha256').update(body).digest('hex');
  const origin = { cause: 'webhook', causeId: id, live: card.live, now: now() } as const;
  return database.transaction(async (tx) => {
    if (!(await storeWebhookEvent(tx, { eventId: id, kind: event, outcome: 'kept', receivedAt: now() })))
      return 'repeated';
    const outcomes: SettleOutcome[] = [];
    if (payload.payment)
      outcomes.push(await settlePayment(tx, toPaymentFacts(payload.payment.entity), origin));
    if (payload.refund) outcomes.push(await settleRefund(tx, toRefundFacts(payload.refund.entity), origin));
    await setWebhookOutcome(tx, id, outcomes.join(', '));
    return outcomes.includes('quarantined') ? 'quarantined' : 'done';
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
