import type { Database } from '../../../../database/database.ts';
import { adviseOn, isOpen } from './disputes.rules.ts';
import { selectDisputes, selectDisputesOf, type DisputeRow } from './disputes.store.ts';

/** A dispute, whether the bank still decides on it, and what staff should do about it. */
export type StaffDispute = DisputeRow & { isOpen: boolean; advice: string };

/** Every dispute, that with the first deadline first; those of one donation, the first one first. */
export async function listDisputes(database: Database, tranId?: string): Promise<StaffDispute[]> {
  const rows =
    tranId === undefined ? await selectDisputes(database) : await selectDisputesOf(database, tranId);
  return rows.map((row) => ({ ...row, isOpen: isOpen(row.status), advice: adviseOn(row) }));
}
