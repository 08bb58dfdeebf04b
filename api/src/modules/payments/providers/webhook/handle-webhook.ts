import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentDeps } from '../deps.ts';
import { settleDispute } from '../../ledger/disputes/settle-dispute.ts';
import { setWebhookOutcome, storeWebhookEvent } from '../../ledger/ledger.store.ts';
import { settlePayment, settleRefund, type SettleOutcome } from '../../ledger/settle.ts';

/** `unreadable`: signed and of a handled kind, but in an unknown form. `quarantined`: fits no donation. */
export type WebhookOutcome = 'not-signed' | 'ignored' | 'unreadable' | 'repeated' | 'done' | 'quarantined';

const LONGEST_ID = 100;

/**
 * Settles what an event reports, once. The event's id is not signed and only saves work: that a payment is counted once
 * does not depend on it.
 */
export async function handleWebhook(
  { database, card, now }: PaymentDeps,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<WebhookOutcome> {
  const message = card?.readWebhook(headers, body, now());
  if (!card || !message) return 'not-signed';
  if (message.outcome !== 'event') return message.outcome;
  const { event, payment, refund, dispute } = message;
  const id =
    message.id !== undefined && message.id.length <= LONGEST_ID
      ? message.id
      : createHash('sha256').update(body).digest('hex');
  const origin = { cause: 'webhook', causeId: id, live: card.live, now: now() } as const;
  return database.transaction(async (tx) => {
    if (!(await storeWebhookEvent(tx, { eventId: id, kind: event, outcome: 'kept', receivedAt: now() })))
      return 'repeated';
    const outcomes: SettleOutcome[] = [];
    if (payment) outcomes.push(await settlePayment(tx, payment, origin));
    if (refund) outcomes.push(await settleRefund(tx, refund, origin));
    if (dispute) outcomes.push(await settleDispute(tx, dispute, origin));
    await setWebhookOutcome(tx, id, outcomes.join(', '));
    return outcomes.includes('quarantined') ? 'quarantined' : 'done';
  });
}
