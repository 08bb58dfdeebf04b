import type { ApplicationStatus } from '@trust/shared/contract/applications/application-overview';
import { findBySuid, type ApplicationRow } from './applications.store.ts';
import type { ApplicationDeps } from './deps.ts';
import { changeStatus } from './staff/staff.store.ts';

/** After a decision there is nothing to withdraw. */
const WITHDRAWABLE: readonly ApplicationStatus[] = ['received', 'in-review'];

export type WithdrawOutcome =
  | { outcome: 'withdrawn'; application: ApplicationRow }
  | { outcome: 'not-found' | 'closed' | 'stale' };

/** Withdraws an application, for whoever has its suid. One that is withdrawn already stays so. */
export async function withdrawApplication(
  { database, now }: ApplicationDeps,
  suid: string,
): Promise<WithdrawOutcome> {
  const row = await findBySuid(database, suid);
  if (!row) return { outcome: 'not-found' };
  if (row.status === 'withdrawn') return { outcome: 'withdrawn', application: row };
  if (!WITHDRAWABLE.includes(row.status)) return { outcome: 'closed' };
  const at = now();
  const change = { after: 'withdrawn', by: 'applicant', note: '', at } as const;
  if (!(await changeStatus(database, row, change))) return { outcome: 'stale' };
  return { outcome: 'withdrawn', application: { ...row, status: 'withdrawn', updatedAt: at } };
}
