import { setTimeout as pause } from 'node:timers/promises';
import { makeMove } from './settle.ts';
import type { PaymentParts } from './parts.ts';
import { FIRST_CHECK_MS } from './reconcile.rules.ts';
import type { State } from './states.rules.ts';
import { isGivenOut, takesMoney } from './record-donation.ts';
import {
  beginTransaction,
  claimOrder,
  findTransaction,
  lockTransaction,
  releaseOrderClaim,
} from './transactions.store.ts';

export type Ordered =
  | { outcome: 'ordered'; orderId: string }
  /** The reference stands for another amount, is paid, goes by the bank, or was never given out. */
  | { outcome: 'taken' }
  | { outcome: 'closed' }
  | { outcome: 'unavailable' };

/** Longer than the provider is ever waited for, so that a claim that is over has nobody behind it. */
const CLAIM_MS = 30_000;
const LOOK_EVERY_MS = 100;
const LOOK_FOR_MS = 15_000;

const MAY_BE_PAID: ReadonlySet<State> = new Set(['NEW', 'ORDER_CREATED', 'ATTEMPTED', 'FAILED']);

const asking = new Map<string, Promise<Ordered>>();

/** The provider's order of a donation, made at most once however often and from wherever it is asked for. */
export async function giveOrder(parts: PaymentParts, tranId: string, amount: number): Promise<Ordered> {
  const { database, now } = parts;
  if (!parts.card) return { outcome: 'unavailable' };
  if (!(await isGivenOut(parts, tranId))) return { outcome: 'taken' };
  await beginTransaction(database, tranId, amount, now());
  const found = await findTransaction(database, tranId);
  if (found?.amount !== amount || found.provider === 'bank') return { outcome: 'taken' };
  if (!MAY_BE_PAID.has(found.state)) return { outcome: 'taken' };
  if (!(await takesMoney(parts, found))) return { outcome: 'closed' };
  if (found.orderId !== null) return { outcome: 'ordered', orderId: found.orderId };

  const key = `${parts.card.keyId} ${tranId}`;
  const running = asking.get(key) ?? askForOrder(parts, tranId, amount).finally(() => asking.delete(key));
  asking.set(key, running);
  return running;
}

async function askForOrder(parts: PaymentParts, tranId: string, amount: number): Promise<Ordered> {
  const { database, now, card } = parts;
  const before = await findTransaction(database, tranId);
  if (!card || !before) return { outcome: 'unavailable' };
  const until = new Date(now().getTime() + CLAIM_MS);
  if (!(await claimOrder(database, tranId, now(), until))) return waitForOrder(parts, tranId);
  const answer = await card.orderFor(tranId, amount, before.orderClaimedUntil !== null);
  if (answer.kind !== 'answered') {
    await releaseOrderClaim(database, tranId);
    return { outcome: 'unavailable' };
  }
  const orderId = await database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, tranId);
    if (!transaction || transaction.orderId !== null) return transaction?.orderId;
    const checkDueAt = new Date(now().getTime() + FIRST_CHECK_MS);
    const change = { orderId: answer.value, provider: 'card', live: card.live, checkDueAt } as const;
    const told = { cause: 'order', causeId: answer.value, now: now() } as const;
    return (await makeMove(tx, transaction, 'order-created', told, change)) ? answer.value : undefined;
  });
  return orderId ? { outcome: 'ordered', orderId } : { outcome: 'taken' };
}

/** Another process is asking: its order is ours too. */
async function waitForOrder({ database }: PaymentParts, tranId: string): Promise<Ordered> {
  for (let waited = 0; waited < LOOK_FOR_MS; waited += LOOK_EVERY_MS) {
    await pause(LOOK_EVERY_MS);
    const found = await findTransaction(database, tranId);
    if (found && found.orderId !== null) return { outcome: 'ordered', orderId: found.orderId };
    if (found?.orderClaimedUntil?.getTime() === 0) break;
  }
  return { outcome: 'unavailable' };
}
