import {
  NotFoundError,
  schemaFrom,
  UnavailableError,
  type Http,
  type HttpRequest,
  type Reply,
  type SchemaSource,
} from '@trust/shared/http';
import type { FakeAnswers } from '@trust/shared/testing/fake-network';
import * as z from 'zod/mini';

/** How the server answers one payment call: the data of its success, a refusal, or nothing at all. */
export type PaymentAnswer = Reply<unknown>;

/** A reply that refuses the call, with the server's message. */
export function refusedReply(
  status: number,
  detail: string,
  errors?: { field: string; message: string }[],
): PaymentAnswer {
  return {
    outcome: 'refused',
    status,
    problem: { type: 'about:blank', title: 'Refused', status, detail, errors, requestId: '1' },
  };
}

/** What a payment server answers when all goes well. References count on. */
export class PaymentNetwork implements Http {
  /** Each payment call as it went out. */
  readonly sent: { path: string; body: Record<string, unknown> }[] = [];
  /** Answers that come before the usual ones, by path, each once. */
  readonly next: Record<string, PaymentAnswer[]> = {};
  status = 'NEW';
  /** Whether `status` is that of a gift that its donor reported. */
  isReported = false;
  /** What was refunded of it. */
  refunded: 'part' | 'all' | undefined;
  #references = 0;
  readonly #reads: FakeAnswers;

  constructor(reads: FakeAnswers = {}) {
    this.#reads = reads;
  }

  /** The bodies of the calls to one path. */
  sentTo(path: string): Record<string, unknown>[] {
    return this.sent.filter((call) => call.path === path).map(({ body }) => body);
  }

  async read<Schema extends z.ZodMiniType>({ path }: HttpRequest, schema: SchemaSource<Schema>) {
    const answer =
      path === 'status'
        ? {
            status: this.status,
            ...(this.isReported && { reported: true }),
            ...(this.refunded && { refunded: this.refunded }),
          }
        : this.#reads[path];
    if (path === 'donation' && answer === undefined) throw new NotFoundError();
    if (answer instanceof NotFoundError || answer instanceof UnavailableError) throw answer;
    if (answer === undefined) throw new Error(`Nobody expected a call of ${path}.`);
    return z.parse(await schemaFrom(schema), answer);
  }

  async send<Schema extends z.ZodMiniType>(
    { path, body }: HttpRequest,
    schema: Schema,
  ): Promise<Reply<z.output<Schema>>> {
    const sentBody = z.parse(z.record(z.string(), z.unknown()), body);
    this.sent.push({ path, body: sentBody });
    const answer = this.next[path]?.shift() ?? { outcome: 'ok', data: this.#usual(path, sentBody) };
    return answer.outcome === 'ok' ? { outcome: 'ok', data: z.parse(schema, answer.data) } : answer;
  }

  upload(): Promise<never> {
    return Promise.reject(new Error('These screens upload nothing.'));
  }

  #usual(path: string, body: Record<string, unknown>): unknown {
    switch (path) {
      case 'getNextSequence':
        return { tran_id: `SAMPLE/2026/${String(++this.#references).padStart(6, '0')}` };
      case 'newTrans':
        return {
          place: '',
          district: '',
          address: '',
          project: null,
          anonymous: false,
          programme: null,
          purpose: 'general',
          pan: null,
          isMobile: false,
          currency: 'INR',
          ...body,
          receiptToken: `token of ${String(body['tran_id'])}`,
        };
      case 'get-orderid-for-razorpay':
        return { order_id: `order of ${String(body['receipt'])}` };
      case 'update-trans-status':
        this.status = String(body['status']);
        return { tran_id: body['tran_id'], status: this.status };
      case 'report-gift':
        return { tran_id: 'SAMPLE/2026/000042', status: 'PENDING', receiptToken: 'a token' };
      case 'createFederalHash':
        return {
          hash: 'a hash',
          tran_id: body['tran_id'],
          action: 'https://bank.example/pay',
          fields: { tran_id: String(body['tran_id']), hash: 'a hash' },
        };
      default:
        throw new Error(`Nobody expected a call of ${path}.`);
    }
  }
}
