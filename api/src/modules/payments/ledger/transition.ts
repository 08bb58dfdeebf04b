import type { Database } from '../../../database/database.ts';
import { recordTransition } from './ledger.store.ts';
import { stateAfter, type TransactionEvent } from './states.rules.ts';
import { updateTransaction, type TransactionRow } from './transactions.store.ts';

export type OriginCause = 'donor' | 'order' | 'callback' | 'webhook' | 'sweep' | 'check' | 'bank' | 'staff';

/** What caused a change, whether its keys move real money (`live`), and when it was learnt. */
export type Origin = { cause: OriginCause; causeId?: string | undefined; live: boolean; now: Date };

/**
 * Applies an event to a transaction and records the transition with its origin. Runs in the caller's database
 * transaction, which has locked the row. Returns the changed transaction; undefined when the event changes nothing.
 */
export async function transition(
  tx: Database,
  transaction: TransactionRow,
  event: TransactionEvent,
  origin: Omit<Origin, 'live'>,
  change: Partial<TransactionRow> = {},
): Promise<TransactionRow | undefined> {
  const state = stateAfter(transaction.state, event);
  if (state === undefined) return undefined;
  await updateTransaction(tx, transaction.tranId, { ...change, state });
  const { cause, causeId, now } = origin;
  await recordTransition(tx, {
    tranId: transaction.tranId,
    fromState: transaction.state,
    toState: state,
    cause,
    causeId,
    at: now,
  });
  return { ...transaction, ...change, state };
}
