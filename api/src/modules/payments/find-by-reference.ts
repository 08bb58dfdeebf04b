import type { Database } from '../../database/database.ts';
import { findPayment } from './ledger.store.ts';
import { findByOrder, findTransaction, type TransactionRow } from './transactions.store.ts';

/** The donation that a reference of ours, an order of the provider's or a payment that we heard of belongs to. */
export async function findByReference(
  database: Database,
  reference: string,
): Promise<TransactionRow | undefined> {
  const payment = await findPayment(database, reference);
  const tranId = payment?.tranId ?? reference;
  return (await findTransaction(database, tranId)) ?? (await findByOrder(database, reference));
}
