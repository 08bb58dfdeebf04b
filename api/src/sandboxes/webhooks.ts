import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { hmac } from '../modules/payments/index.ts';
import type { SandboxEvent } from './card-sandbox.ts';

/** How the sandbox tells of what happens: a test may make it late, twice, the wrong way round, or lose it. */
export const WebhookManners = z.object({
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 0),
  copies: z._default(z.int().check(z.minimum(0), z.maximum(5)), 1),
  reversed: z._default(z.boolean(), false),
});
export type WebhookManners = z.output<typeof WebhookManners>;

const RETRY_AFTER_MS = [500, 2_000, 5_000, 15_000, 60_000];
/** Events that happen within this time are told together, so that their order can be turned round. */
const TOGETHER_MS = 25;

/** An event as it is sent. */
export function eventBody({ event, payment, refund, order }: SandboxEvent): string {
  const contains = ['payment', ...(refund ? ['refund'] : []), ...(order ? ['order'] : [])];
  const payload = {
    payment: { entity: payment },
    ...(refund && { refund: { entity: refund } }),
    ...(order && { order: { entity: order } }),
  };
  const created_at = Math.floor(Date.now() / 1000);
  return JSON.stringify({ entity: 'event', account_id: 'acc_sandbox', event, contains, payload, created_at });
}

/** Signs and sends events, and sends again what is not answered with a 2xx. */
export class Webhooks {
  manners: WebhookManners = { delayMs: 0, copies: 1, reversed: false };
  readonly #url: string;
  readonly #secret: string;
  readonly #timers = new Set<NodeJS.Timeout>();
  #together: { id: string; body: string }[] = [];

  constructor(url: string, secret: string) {
    this.#url = url;
    this.#secret = secret;
  }

  tell(event: SandboxEvent): void {
    const body = eventBody(event);
    if (this.#together.length === 0)
      this.#later(TOGETHER_MS + this.manners.delayMs, () => this.#sendTogether());
    this.#together.push({ id: `evt_${randomUUID().replaceAll('-', '')}`, body });
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #sendTogether(): void {
    const events = this.#together.splice(0);
    if (this.manners.reversed) events.reverse();
    for (let copy = 0; copy < this.manners.copies; copy += 1) {
      for (const { id, body } of events) void this.#send(id, body, 0);
    }
  }

  async #send(id: string, body: string, tries: number): Promise<void> {
    const answer = await fetch(this.#url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': hmac(this.#secret, body),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    const again = RETRY_AFTER_MS[tries];
    if (!answer?.ok && again !== undefined) this.#later(again, () => void this.#send(id, body, tries + 1));
  }

  #later(milliseconds: number, task: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      task();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
