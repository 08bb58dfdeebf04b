import { sendRefund } from './refund.ts';
import { unfinishedRefunds, updateRefund, type RefundRow } from './ledger.store.ts';
import type { PaymentParts } from './parts.ts';
import { GIVE_UP_AFTER_MS } from './reconcile.rules.ts';
import { makeAllDue, takeOnCheck, transactionsToCheck } from './reconcile.store.ts';
import { makeMove, settlePayment, settleRefund, type Cause } from './settle.ts';
import { lockTransaction, type TransactionRow } from './transactions.store.ts';

const AT_ONCE = 50;
const REFUND_UNHEARD_OF_MS = 15 * 60_000;

/**
 * Asks the provider about everything that has been open for a while, and about refunds without an end. Running
 * twice at once is harmless. Returns how many were asked about.
 */
export async function reconcile(parts: PaymentParts): Promise<number> {
  const { database, now } = parts;
  const faults: unknown[] = [];
  let asked = 0;
  // An answer that cannot be read, or breaks a rule of the database, holds up nobody else's.
  const ask = async (work: () => Promise<unknown>) => {
    asked += 1;
    await work().catch((error: unknown) => faults.push(error));
  };
  for (const row of await transactionsToCheck(database, now(), AT_ONCE)) {
    if (!(await takeOnCheck(database, row, now()))) continue;
    await ask(async () => {
      if ((await learnFromProvider(parts, row, 'sweep')) === 'no-money') await expireIfOver(parts, row);
    });
  }
  for (const refund of await unfinishedRefunds(database, AT_ONCE)) {
    if (now().getTime() - refund.updatedAt.getTime() < REFUND_UNHEARD_OF_MS || !parts.card) continue;
    await ask(() => (refund.state === 'asked' ? sendRefund(parts, refund) : learnOfRefund(parts, refund)));
  }
  if (faults.length > 0) throw faults[0];
  return asked;
}

async function learnOfRefund({ database, card, now }: PaymentParts, refund: RefundRow): Promise<void> {
  if (!card) return;
  // Put behind the others first, however this ends.
  await updateRefund(database, refund.id, { updatedAt: now() });
  const answer = await card.refundsOf(refund.paymentId);
  const facts = answer.kind === 'answered' ? answer.value : [];
  const told = { cause: 'sweep', live: card.live, now: now() } as const;
  for (const fact of facts) await database.transaction((tx) => settleRefund(tx, fact, told));
}

/** Asks about everything that is open, however lately it was asked about; how many were asked about. */
export async function reconcileAllNow(parts: PaymentParts): Promise<number> {
  const open = await makeAllDue(parts.database, parts.now());
  let asked = 0;
  for (let done = 0; done === 0 || done < open; done += AT_ONCE) asked += await reconcile(parts);
  return asked;
}

/** Asks about one transaction and makes of it what is answered, as reconciliation does. */
export function reconcileOne(parts: PaymentParts, transaction: TransactionRow): Promise<Learnt> {
  return learnFromProvider(parts, transaction, 'sweep');
}

/** What asking came to: whether there is money, or may yet be, behind an open transaction. */
export type Learnt = 'no-answer' | 'money' | 'no-money';

/** Asks the provider about one transaction and makes of it what is answered. */
export async function learnFromProvider(
  { database, card, bank, now }: PaymentParts,
  { orderId, provider, amount }: TransactionRow,
  cause: Cause,
): Promise<Learnt> {
  const party = provider === 'bank' ? bank : card;
  if (!party || orderId === null) return 'no-answer';
  const answer = await party.paymentsOf(orderId);
  if (answer.kind !== 'answered') return 'no-answer';
  // One promise is enough: taking another's money too would only mean to give it back.
  let isPaid = answer.value.some(({ status }) => status === 'captured');
  for (const heard of answer.value) {
    const isWaiting =
      !isPaid && cause === 'sweep' && heard.status === 'authorised' && heard.amount === amount;
    const captured = isWaiting && card ? await card.capture(heard.paymentId, amount) : undefined;
    const facts = captured?.kind === 'answered' ? captured.value : heard;
    isPaid ||= facts.status === 'captured';
    const told = { cause, causeId: facts.paymentId, live: party.live, now: now() };
    await database.transaction((tx) => settlePayment(tx, facts, told));
  }
  return answer.value.every(({ status }) => status === 'failed') ? 'no-money' : 'money';
}

/** Ends what the provider has just said to be without money, once nothing more can come. Late money still counts. */
async function expireIfOver({ database, now }: PaymentParts, asked: TransactionRow): Promise<void> {
  await database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, asked.tranId);
    // What moved meanwhile is asked about again.
    if (transaction?.state !== asked.state) return;
    if (now().getTime() - transaction.createdAt.getTime() < GIVE_UP_AFTER_MS) return;
    const told = { cause: 'sweep', now: now() } as const;
    await makeMove(tx, transaction, 'expired', told, { checkDueAt: null });
  });
}
