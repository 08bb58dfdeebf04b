import { mapFields } from '@trust/shared/contract/values/map-fields';
import { DONOR_FIELD_NAMES } from '@trust/shared/contract/donations/donation-form';
import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { transactions } from '../ledger.schema.ts';
import { UNPAID_STATES } from '../states.rules.ts';

/** The content of a donation whose donor was erased: no request has this hash, so nobody can give it another donor. */
const ERASED = 'erased';

/** What is gone of an erased donor; reference, sum and history of the donation stay. */
export const ERASED_DONOR = {
  ...mapFields(DONOR_FIELD_NAMES, () => null),
  accountId: null,
  receiptToken: null,
  contentHash: ERASED,
};

/** The references of the donations whose donor was erased, for a condition on rows that name a donation. */
export function selectErased(tx: Database) {
  return tx
    .select({ tranId: transactions.tranId })
    .from(transactions)
    .where(eq(transactions.contentHash, ERASED));
}

/**
 * Erases the donors of what was begun before `begun` and is not paid, and of all that was paid before `paid`, or begun and
 * never settled; returns how many. Reported gifts that are not paid are apart.
 */
export async function eraseDonors(
  tx: Database,
  { begun, paid }: { readonly begun: Date; readonly paid: Date },
): Promise<number> {
  const isUnpaid = and(
    inArray(transactions.state, UNPAID_STATES),
    lt(transactions.createdAt, begun),
    or(isNull(transactions.provider), ne(transactions.provider, 'direct')),
  );
  // A gift that was reported may have been paid before it was begun here.
  const isOld = or(
    lt(transactions.capturedAt, paid),
    and(isNull(transactions.capturedAt), lt(transactions.createdAt, paid)),
  );
  const rows = await tx
    .update(transactions)
    .set(ERASED_DONOR)
    // Not yet erased, and its donor is recorded.
    .where(and(ne(transactions.contentHash, ERASED), or(isUnpaid, isOld)))
    .returning({ tranId: transactions.tranId });
  return rows.length;
}
