import type { FakeCardProvider } from './fake-card-provider.ts';
import { emptyTables } from './empty-tables.ts';
import type { TestApi } from './test-api.ts';

const TABLES = [
  'transactions',
  'statement_lines',
  'payment_sequences',
  'webhook_events',
  'quarantined_payments',
  'receipt_counters',
  'project_funds',
  'failed_attempts',
  'tribute_opt_outs',
];

/** Deletes every donation, at the fake provider too, and resets the clock. */
export async function resetPayments(api: TestApi, fake: FakeCardProvider): Promise<void> {
  fake.reset();
  api.clock.reset();
  await emptyTables(api.connection.pool, TABLES);
}
