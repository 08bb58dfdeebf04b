import { setTimeout as pause } from 'node:timers/promises';
import { transition } from '../ledger/transition.ts';
import type { PaymentDeps } from '../providers/deps.ts';
import { FIRST_CHECK_MS } from '../ledger/checks/check-schedule.rules.ts';
import type { TransactionState } from '../ledger/states.rules.ts';
import { acceptsMoney } from '../ledger/donation/destination.ts';
import { isReferenceUsable } from '../ledger/donation/issue-reference.ts';
import {
  createTransaction,
  claimOrder,
  findTransaction,
  lockTransaction,
  releaseOrderClaim,
} from '../ledger/transactions.store.ts';

export type OrderOutcome =
  | { outcome: 'ordered'; orderId: string }
  /** The reference has another amount, is paid, is paid through the bank, or was never issued. */
  | { outcome: 'taken' }
  | { outcome: 'closed' }
  | { outcome: 'unavailable' };

/** Longer than the provider's timeout, so that no caller still waits when its claim has expired. */
const CLAIM_MS = 30_000;
const POLL_EVERY_MS = 100;
const POLL_FOR_MS = 15_000;

/** States in which a transaction may still be paid by card. */
const PAYABLE: ReadonlySet<TransactionState> = new Set(['NEW', 'ORDER_CREATED', 'ATTEMPTED', 'FAILED']);

const pendingOrders = new Map<string, Promise<OrderOutcome>>();

/** Creates the provider's order of a donation. At most one is made, however many callers and processes ask. */
export async function createOrder(deps: PaymentDeps, tranId: string, amount: number): Promise<OrderOutcome> {
  const { database, now } = deps;
  if (!deps.card) return { outcome: 'unavailable' };
  if (!(await isReferenceUsable(deps, tranId))) return { outcome: 'taken' };
  await createTransaction(database, tranId, amount, now());
  const found = await findTransaction(database, tranId);
  if (found?.amount !== amount || found.provider === 'bank' || found.provider === 'direct')
    return { outcome: 'taken' };
  if (!PAYABLE.has(found.state)) return { outcome: 'taken' };
  if (!(await acceptsMoney(deps, found))) return { outcome: 'closed' };
  if (found.orderId !== null) return { outcome: 'ordered', orderId: found.orderId };

  const key = `${deps.card.keyId} ${tranId}`;
  const running =
    pendingOrders.get(key) ?? requestOrder(deps, tranId, amount).finally(() => pendingOrders.delete(key));
  pendingOrders.set(key, running);
  return running;
}

async function requestOrder(deps: PaymentDeps, tranId: string, amount: number): Promise<OrderOutcome> {
  const { database, now, card } = deps;
  const before = await findTransaction(database, tranId);
  if (!card || !before) return { outcome: 'unavailable' };
  if (!(await claimOrder(database, tranId, now(), CLAIM_MS))) return waitForOrder(deps, tranId);
  const reply = await card.createOrder(tranId, amount, before.orderClaimedUntil !== null);
  if (reply.outcome !== 'answered') {
    await releaseOrderClaim(database, tranId);
    return { outcome: 'unavailable' };
  }
  const orderId = await database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, tranId);
    if (!transaction || transaction.orderId !== null) return transaction?.orderId;
    const checkDueAt = new Date(now().getTime() + FIRST_CHECK_MS);
    const change = { orderId: reply.value, provider: 'card', live: card.live, checkDueAt } as const;
    const origin = { cause: 'order', causeId: reply.value, now: now() } as const;
    return (await transition(tx, transaction, 'order-created', origin, change)) ? reply.value : undefined;
  });
  return orderId ? { outcome: 'ordered', orderId } : { outcome: 'taken' };
}

/** Waits for the order that another process is asking for. */
async function waitForOrder({ database }: PaymentDeps, tranId: string): Promise<OrderOutcome> {
  for (let waited = 0; waited < POLL_FOR_MS; waited += POLL_EVERY_MS) {
    await pause(POLL_EVERY_MS);
    const found = await findTransaction(database, tranId);
    if (found && found.orderId !== null) return { outcome: 'ordered', orderId: found.orderId };
    if (found?.orderClaimedUntil?.getTime() === 0) break;
  }
  return { outcome: 'unavailable' };
}
