import { findFund, FUND_PURPOSE } from '@trust/shared/contract/donations/funds';
import { readContentId } from '@trust/shared/contract/typed/content-id';
import type { TransactionRow } from '../transactions.store.ts';

/** The ids that a call or a form names, of a project or fund and of a programme, as people copy them. */
export type NamedDestination = { project?: string | undefined; programme?: string | undefined };

/** What is stored of a destination's ids. */
export type DestinationKeys = Pick<TransactionRow, 'projectId' | 'programmeId'> & {
  purpose: NonNullable<TransactionRow['purpose']>;
};

/** What a donation is for; `general` where it names nothing. */
export function readDestination(named: NamedDestination): DestinationKeys {
  const { project, programme } = readDestinationIds(named);
  const none = { projectId: null, programmeId: null };
  if (programme !== '') return { ...none, programmeId: programme, purpose: 'solace' };
  const fund = findFund(project);
  if (fund) return { ...none, purpose: FUND_PURPOSE[fund] };
  if (project === '') return { ...none, purpose: 'general' };
  return { ...none, projectId: project, purpose: 'project' };
}

/** The ids without what was copied with them; '' for none. */
export function readDestinationIds({
  project = '',
  programme = '',
}: NamedDestination): Record<'project' | 'programme', string> {
  return { project: readContentId(project), programme: readContentId(programme) };
}
