import type { Database } from '../../database/database.ts';
import { findPayment } from './ledger/ledger.store.ts';
import { findByOrder, findTransaction, type TransactionRow } from './transactions.store.ts';

/** Finds a donation by our own reference, the provider's order or a payment that is known here. */
export async function findByReference(
  database: Database,
  reference: string,
): Promise<TransactionRow | undefined> {
  const payment = await findPayment(database, reference);
  const tranId = payment?.tranId ?? reference;
  return (await findTransaction(database, tranId)) ?? (await findByOrder(database, reference));
}
