import type { FastifyReply } from 'fastify';
import type { PaymentCheckResponse, PaymentStatus } from '@trust/shared/contract/donations/payments';
import {
  addFailure,
  FAILURE_WINDOW,
  failureSubject,
  forgetFailures,
} from '../../../failed-attempts/failed-attempts.store.ts';
import { readLastFour } from '@trust/shared/contract/typed/numbers';
import { readReference } from '@trust/shared/contract/typed/reference';
import { findByReference } from './find-by-reference.ts';
import type { PaymentDeps } from '../providers/deps.ts';
import { listAppliedRefunds } from '../ledger/ledger.store.ts';
import { maskEmail } from '../../../mail/mask-email.rules.ts';
import { refreshStatus } from '../checkout/index.ts';
import { findByOrder, findTransaction, type TransactionRow } from '../ledger/transactions.store.ts';

export type AnsweredCheck = { outcome: 'answered'; status: PaymentStatus; transaction: TransactionRow };
export type PaymentCheckOutcome =
  | AnsweredCheck
  /** The reference is unknown, or the phone's digits are another's: a caller cannot tell which. */
  | { outcome: 'not-found' }
  /** Only the provider knows the reference, and it does not answer. */
  | { outcome: 'unavailable' }
  | { outcome: 'locked'; remainingMs: number };

const ATTEMPTS_ALLOWED = 5;

/**
 * Asks the provider for the status of a donation. The caller must know its reference and the last digits of its phone
 * number. The provider's order and payment ids are references too. Failed attempts count against the donation, whichever
 * reference was used.
 */
export async function checkPayment(
  deps: PaymentDeps,
  typedReference: string,
  phone: string,
): Promise<PaymentCheckOutcome> {
  const { database, now } = deps;
  const reference = readReference(typedReference);
  const lookup = await lookUpReference(deps, typedReference);
  const attempts = {
    subject: failureSubject('payment', lookup.found?.tranId ?? reference),
    windowMs: FAILURE_WINDOW.short,
  };
  const { failures, remainingMs } = await addFailure(database, attempts, now());
  if (failures > ATTEMPTS_ALLOWED) return { outcome: 'locked', remainingMs };
  if (lookup.isProviderDown) return { outcome: 'unavailable' };
  const { found } = lookup;
  const digits = readLastFour(phone);
  if (!found || digits === '' || readLastFour(found.phone ?? '') !== digits) return { outcome: 'not-found' };
  await forgetFailures(database, attempts);
  const report = await refreshStatus(deps, found.tranId, 'check');
  const transaction = await findTransaction(database, found.tranId);
  return report.outcome === 'answered' && transaction
    ? { outcome: 'answered', status: report.status, transaction }
    : { outcome: 'not-found' };
}

/** What of a checked donation was refunded, and when; nothing where nothing was. */
export async function listRefunds(
  { database }: Pick<PaymentDeps, 'database'>,
  { tranId, amount, refunded }: TransactionRow,
): Promise<Pick<PaymentCheckResponse, 'refunds'>> {
  if (refunded === 0) return {};
  const applied = await listAppliedRefunds(database, tranId);
  // Of more than was given no more is listed than was subtracted.
  let left = refunded;
  const returned = applied.flatMap(({ amount: back, updatedAt }) => {
    const listed = Math.min(back, left);
    left -= listed;
    return listed > 0 ? [{ amount: listed, at: updatedAt.toISOString() }] : [];
  });
  return { refunds: { given: amount, returned } };
}

/** Where the receipt of a checked donation can be sent again, mostly hidden; undefined where there is none, or no mail. */
export function receiptEmailOf(
  { mail }: Pick<PaymentDeps, 'mail'>,
  { status, transaction: { email, state } }: AnsweredCheck,
): string | undefined {
  const hasReceipt = status === 'SUCCESS' && state !== 'REFUNDED' && email !== null;
  return mail && hasReceipt ? maskEmail(email) : undefined;
}

/** Answers why a payment was not found. */
export function refuseCheck(
  reply: FastifyReply,
  refused: Exclude<PaymentCheckOutcome, AnsweredCheck>,
): FastifyReply {
  switch (refused.outcome) {
    case 'not-found':
      return reply.problem(404, 'noSuchPayment');
    case 'unavailable':
      return reply.problem(503, 'unavailable');
    case 'locked':
      void reply.header('retry-after', Math.ceil(refused.remainingMs / 1000));
      return reply.problem(429, 'tooManyFailures', { minutes: Math.ceil(refused.remainingMs / 60_000) });
  }
}

type Lookup = { found: TransactionRow | undefined; isProviderDown: boolean };

/** Finds the donation of a reference. The provider may know a payment that is not stored here. */
async function lookUpReference({ database, card }: PaymentDeps, typed: string): Promise<Lookup> {
  const found = await findByReference(database, typed);
  const reference = readReference(typed);
  if (found || !card?.isPaymentReference(reference)) return { found, isProviderDown: false };
  const order = await card.findOrderId(reference);
  if (order.outcome === 'unreachable') return { found: undefined, isProviderDown: true };
  if (order.outcome === 'refused') return { found: undefined, isProviderDown: false };
  return { found: await findByOrder(database, order.value), isProviderDown: false };
}
