import { isPaise, type Paise } from '@trust/shared/contract/donations/amount';
import { findFund } from '@trust/shared/contract/donations/funds';
import { findSolaceProgramme } from '../../content/index.ts';
import { findProject } from '../../projects/index.ts';
import type { PaymentDeps } from '../deps.ts';
import type { TransactionRow } from '../transactions.store.ts';
import { isContentId, type DonationInput } from './donation.rules.ts';

/** Whether the project or programme of a stored donation still accepts money. */
export async function acceptsMoney(
  deps: PaymentDeps,
  { projectId, programmeId }: Pick<TransactionRow, 'projectId' | 'programmeId'>,
): Promise<boolean> {
  const destination = await findDestination(deps, {
    project: projectId ?? undefined,
    programme: programmeId ?? undefined,
  });
  return destination.outcome === 'open';
}

type Destination =
  | { outcome: 'open' | 'closed'; price?: Paise | undefined }
  | { outcome: 'unknown'; field: 'project' | 'programme' };

/** Whether a project, fund or programme accepts money. `price` is a programme's price in paise. */
export async function findDestination(
  deps: Pick<PaymentDeps, 'database' | 'contentSystem'>,
  { project = '', programme = '' }: Pick<DonationInput, 'project' | 'programme'>,
): Promise<Destination> {
  if (programme !== '') {
    const found = isContentId(programme) ? await findSolaceProgramme(deps, programme) : undefined;
    if (!found) return { outcome: 'unknown', field: 'programme' };
    const price = found.bookingAmount * 100;
    return isPaise(price) ? { outcome: found.booking ? 'open' : 'closed', price } : { outcome: 'closed' };
  }
  if (project === '' || findFund(project)) return { outcome: 'open' };
  const found = isContentId(project) ? await findProject(deps.database, project) : undefined;
  if (!found) return { outcome: 'unknown', field: 'project' };
  return { outcome: found.completed ? 'closed' : 'open' };
}
