import { normaliseUtr } from '@trust/shared/contract/donations/gift-report-form';
import type { Database } from '../../database/database.ts';
import { findReportByUtr } from './direct/gift-reports.store.ts';
import { findPayment } from './ledger/ledger.store.ts';
import { findByOrder, findTransaction, type TransactionRow } from './transactions.store.ts';

/**
 * Finds a donation by our own reference, the provider's order or a payment that is known here; a reported gift also by the
 * bank's number of it.
 */
export async function findByReference(
  database: Database,
  reference: string,
): Promise<TransactionRow | undefined> {
  const payment = await findPayment(database, reference);
  const tranId = payment?.tranId ?? reference;
  const found = (await findTransaction(database, tranId)) ?? (await findByOrder(database, reference));
  if (found) return found;
  const report = await findReportByUtr(database, normaliseUtr(reference));
  return report && findTransaction(database, report.tranId);
}
