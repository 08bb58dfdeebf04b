import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { signForRazorpay } from '../signers.ts';
import type { SandboxEvent } from './card-records.ts';

/** How the sandbox delivers events: a test may delay, repeat, reverse or lose them. */
export const WebhookBehaviour = z.object({
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 0),
  copies: z._default(z.int().check(z.minimum(0), z.maximum(5)), 1),
  reversed: z._default(z.boolean(), false),
});
export type WebhookBehaviour = z.output<typeof WebhookBehaviour>;

const RETRY_AFTER_MS = [500, 2_000, 5_000, 15_000, 60_000];
/** Events within this time are sent as one batch, so that their order can be reversed. */
const BATCH_MS = 25;

/** The body of an event's webhook call. */
export function serialiseEvent({ event, payment, refund, order, dispute, ...sent }: SandboxEvent): string {
  const contains = Object.entries({ payment, refund, order, dispute }).flatMap(([name, entity]) =>
    entity ? [name] : [],
  );
  const payload = {
    payment: { entity: payment },
    ...(refund && { refund: { entity: refund } }),
    ...(order && { order: { entity: order } }),
    ...(dispute && { dispute: { entity: dispute } }),
  };
  const created_at = sent.created_at ?? Math.floor(Date.now() / 1000);
  return JSON.stringify({ entity: 'event', account_id: 'acc_sandbox', event, contains, payload, created_at });
}

/** Signs and sends events; retries those that are not answered with a 2xx. */
export class Webhooks {
  behaviour: WebhookBehaviour = { delayMs: 0, copies: 1, reversed: false };
  readonly #url: string;
  readonly #secret: string;
  readonly #timers = new Set<NodeJS.Timeout>();
  #batch: { id: string; body: string }[] = [];

  constructor(url: string, secret: string) {
    this.#url = url;
    this.#secret = secret;
  }

  enqueue(event: SandboxEvent): void {
    const body = serialiseEvent(event);
    if (this.#batch.length === 0) this.#schedule(BATCH_MS + this.behaviour.delayMs, () => this.#sendBatch());
    this.#batch.push({ id: `evt_${randomUUID().replaceAll('-', '')}`, body });
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #sendBatch(): void {
    const events = this.#batch.splice(0);
    if (this.behaviour.reversed) events.reverse();
    for (let copy = 0; copy < this.behaviour.copies; copy += 1) {
      for (const { id, body } of events) void this.#send(id, body, 0);
    }
  }

  async #send(id: string, body: string, attempts: number): Promise<void> {
    const answer = await fetch(this.#url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': signForRazorpay(this.#secret, body),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    const retryAfterMs = RETRY_AFTER_MS[attempts];
    if (!answer?.ok && retryAfterMs !== undefined)
      this.#schedule(retryAfterMs, () => void this.#send(id, body, attempts + 1));
  }

  #schedule(milliseconds: number, task: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      task();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
