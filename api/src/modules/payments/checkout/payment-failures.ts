import type { FastifyReply } from 'fastify';
import { sendFieldErrors } from '../../../plugins/field-errors.ts';
import type { VisitorTextKey } from '../../../plugins/visitor-texts.ts';
import type { OrderOutcome } from './create-order.ts';
import { PHONE_WINDOW_MS, type RecordOutcome } from './donation/record-donation.ts';
import type { BankFormOutcome } from './prepare-bank-form.ts';

export type PaymentFailure = Exclude<
  RecordOutcome | OrderOutcome | BankFormOutcome,
  { outcome: 'recorded' | 'ordered' | 'form' }
>;

/** The HTTP status and the visitor's text of each failure. */
const FAILURE_PROBLEMS = {
  closed: [409, 'closed'],
  taken: [409, 'referenceTaken'],
  unavailable: [503, 'paymentAway'],
} as const satisfies Record<
  Exclude<PaymentFailure['outcome'], 'invalid' | 'too-many'>,
  readonly [number, VisitorTextKey]
>;

/** Answers why a payment was not begun. */
export function sendFailure(reply: FastifyReply, failure: PaymentFailure): FastifyReply {
  if (failure.outcome === 'invalid') return sendFieldErrors(reply, failure.errors);
  if (failure.outcome === 'too-many') {
    void reply.header('retry-after', PHONE_WINDOW_MS / 1000);
    return reply.problem(429, 'tooManyFailures', { minutes: PHONE_WINDOW_MS / 60_000 });
  }
  const [status, text] = FAILURE_PROBLEMS[failure.outcome];
  return reply.problem(status, text);
}
