import { normaliseUtr } from '@trust/shared/contract/donations/gift-report-form';
import { readReference } from '@trust/shared/contract/typed/reference';
import type { Database } from '../../../database/database.ts';
import { findReportByUtr } from '../direct-gifts/gift-reports.store.ts';
import { findPayment } from '../ledger/ledger.store.ts';
import { findByOrder, findTransaction, type TransactionRow } from '../ledger/transactions.store.ts';

/**
 * Finds a donation by our own reference, the provider's order or a payment that is known here; a reported gift also by the
 * bank's number of it. The reference may stand in a text, as people copy it.
 */
export async function findByReference(
  database: Database,
  typed: string,
): Promise<TransactionRow | undefined> {
  for (const reference of readingsOf(typed)) {
    const payment = await findPayment(database, reference);
    const tranId = payment?.tranId ?? reference;
    const found = (await findTransaction(database, tranId)) ?? (await findByOrder(database, reference));
    if (found) return found;
  }
  const report = await findReportByUtr(database, normaliseUtr(typed));
  return report && findTransaction(database, report.tranId);
}

/** Finds a donation by our own reference alone. */
export async function findByTranId(database: Database, typed: string): Promise<TransactionRow | undefined> {
  for (const tranId of readingsOf(typed)) {
    const found = await findTransaction(database, tranId);
    if (found) return found;
  }
  return undefined;
}

function readingsOf(typed: string): Set<string> {
  return new Set([typed.trim(), readReference(typed)]);
}
