import { sql } from 'drizzle-orm';
import type { TestApi } from './test-api.ts';
import type { ProviderAtHand } from './provider-at-hand.ts';

/** Forgets every donation, at the provider too, and sets the clock back: for the next test. */
export async function withoutPayments(api: TestApi, at: ProviderAtHand): Promise<void> {
  at.reset();
  api.clock.reset();
  await api.connection.database.execute(
    sql`truncate transactions, payment_sequences, webhook_events, quarantined_payments, receipt_counters, project_funds, login_failures cascade`,
  );
}
