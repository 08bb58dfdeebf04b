import { listUnattachedLosses } from '../../ledger/disputes/disputes.store.ts';
import { subtractLost } from '../../ledger/disputes/settle-dispute.ts';
import { sendRefund } from '../refunds/refund.ts';
import { listUnfinishedRefunds, updateRefund, type RefundRow } from '../../ledger/ledger.store.ts';
import type { PaymentDeps } from '../deps.ts';
import { EXPIRE_AFTER_MS } from '../../ledger/checks/check-schedule.rules.ts';
import { markAllDue, claimCheck, listTransactionsToCheck } from '../../ledger/checks/due-checks.store.ts';
import { settlePayment, settleRefund } from '../../ledger/settle.ts';
import { transition, type OriginCause } from '../../ledger/transition.ts';
import { lockTransaction, type TransactionRow } from '../../ledger/transactions.store.ts';

const BATCH_SIZE = 50;
const REFUND_CHECK_AFTER_MS = 15 * 60_000;

/**
 * Checks open transactions and unfinished refunds that are due with the provider. Two runs at once are harmless.
 * Returns how many were checked.
 */
export async function reconcile(deps: PaymentDeps): Promise<number> {
  const { database, now } = deps;
  const errors: unknown[] = [];
  let asked = 0;
  // One unreadable answer, or one that breaks a database rule, must not block the others.
  const ask = async (work: () => Promise<unknown>) => {
    asked += 1;
    await work().catch((error: unknown) => errors.push(error));
  };
  for (const row of await listTransactionsToCheck(database, now(), BATCH_SIZE)) {
    if (!(await claimCheck(database, row, now()))) continue;
    await ask(async () => {
      if ((await reconcileWithProvider(deps, row, 'sweep')) === 'no-money') await expireIfOver(deps, row);
    });
  }
  for (const refund of await listUnfinishedRefunds(database, BATCH_SIZE)) {
    const ageMs = now().getTime() - refund.updatedAt.getTime();
    // A negative age means that the clock was put back.
    if ((ageMs >= 0 && ageMs < REFUND_CHECK_AFTER_MS) || !deps.card) continue;
    await ask(() => (refund.state === 'asked' ? sendRefund(deps, refund) : reconcileRefund(deps, refund)));
  }
  for (const { id, paymentId } of await listUnattachedLosses(database, BATCH_SIZE)) {
    const origin = { cause: 'sweep', causeId: id, now: now() } as const;
    await ask(() => database.transaction((tx) => subtractLost(tx, paymentId, origin)));
  }
  if (errors.length > 0) throw errors[0];
  return asked;
}

async function reconcileRefund({ database, card, now }: PaymentDeps, refund: RefundRow): Promise<void> {
  if (!card) return;
  // Moves it to the end of the queue, even when the call below fails.
  await updateRefund(database, refund.id, { updatedAt: now() });
  const reply = await card.listRefunds(refund.paymentId);
  const facts = reply.outcome === 'answered' ? reply.value : [];
  const origin = { cause: 'sweep', live: card.live, now: now() } as const;
  for (const fact of facts) await database.transaction((tx) => settleRefund(tx, fact, origin));
}

/** Checks everything that is open, however recently it was checked; returns how many were checked. */
export async function reconcileAllNow(deps: PaymentDeps): Promise<number> {
  const open = await markAllDue(deps.database, deps.now());
  let asked = 0;
  for (let done = 0; done === 0 || done < open; done += BATCH_SIZE) asked += await reconcile(deps);
  return asked;
}

/** Checks one transaction, as the timer does. */
export function reconcileOne(deps: PaymentDeps, transaction: TransactionRow): Promise<ReconcileOutcome> {
  return reconcileWithProvider(deps, transaction, 'sweep');
}

/** Whether the provider has, or may still get, money for a transaction. */
export type ReconcileOutcome = 'no-answer' | 'money' | 'no-money';

/** Asks the provider about one transaction and settles its payments. */
export async function reconcileWithProvider(
  { database, card, bank, now }: PaymentDeps,
  { orderId, provider, amount }: TransactionRow,
  cause: OriginCause,
): Promise<ReconcileOutcome> {
  const party = provider === 'bank' ? bank : card;
  // A reported gift has no order: only the bank's statement tells of it.
  if (!party || orderId === null) return 'no-answer';
  const answer = await party.listPayments(orderId);
  if (answer.outcome !== 'answered') return 'no-answer';
  // Captures one authorisation only: a second capture would have to be refunded.
  let isPaid = answer.value.some(({ status }) => status === 'captured');
  for (const reported of answer.value) {
    const isWaiting =
      !isPaid && cause === 'sweep' && reported.status === 'authorised' && reported.amount === amount;
    const captured =
      isWaiting && card ? await card.capture(reported.paymentId, amount + (reported.fee ?? 0)) : undefined;
    const facts = captured?.outcome === 'answered' ? captured.value : reported;
    isPaid ||= facts.status === 'captured';
    const origin = { cause, causeId: facts.paymentId, live: party.live, now: now() };
    await database.transaction((tx) => settlePayment(tx, facts, origin));
  }
  return answer.value.every(({ status }) => status === 'failed') ? 'no-money' : 'money';
}

/** Expires a transaction without money, once none can arrive any more. Money that arrives all the same still counts. */
async function expireIfOver({ database, now }: PaymentDeps, asked: TransactionRow): Promise<void> {
  await database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, asked.tranId);
    // One that has changed meanwhile is checked again.
    if (transaction?.state !== asked.state) return;
    if (now().getTime() - transaction.createdAt.getTime() < EXPIRE_AFTER_MS) return;
    const origin = { cause: 'sweep', now: now() } as const;
    await transition(tx, transaction, 'expired', origin, { checkDueAt: null });
  });
}
