import { isPaise, type Paise } from '@trust/shared/contract/donations/amount';
import { fundCase } from '@trust/shared/contract/donations/fund-cases.texts';
import { findFund, FUND_PURPOSE, type Fund } from '@trust/shared/contract/donations/funds';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import { CONTENT_ID } from '@trust/shared/contract/patterns';
import { textIn } from '@trust/shared/contract/text-in';
import { findSolaceProgramme } from '../../../content/index.ts';
import { findProject } from '../../../projects/index.ts';
import type { PaymentDeps } from '../../providers/deps.ts';
import type { TransactionRow } from '../transactions.store.ts';
import { readDestinationIds, type DonationInput } from '../../checkout/donation.rules.ts';
import { START_TEXTS } from '../../checkout/start.texts.ts';

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

/** What is stored of a destination: what the office, the bank and the record call it, in English. */
export type DestinationRecord = Pick<TransactionRow, 'projectCategory' | 'projectCaseNumber' | 'projectName'>;

type Destination =
  | { outcome: 'open' | 'closed'; price?: Paise | undefined; record: DestinationRecord }
  | { outcome: 'unknown'; field: 'project' | 'programme' };

/** Whether a project, fund or programme accepts money. `price` is a programme's price in paise. */
export async function findDestination(
  deps: Pick<PaymentDeps, 'database' | 'contentSystem' | 'funds'>,
  input: Pick<DonationInput, 'project' | 'programme'>,
): Promise<Destination> {
  const { project, programme } = readDestinationIds(input);
  if (programme !== '') {
    const found = CONTENT_ID.test(programme) ? await findSolaceProgramme(deps, programme) : undefined;
    if (!found) return { outcome: 'unknown', field: 'programme' };
    const price = found.bookingAmount * 100;
    const record = { ...NO_PROJECT, projectName: textIn(DEFAULT_LANGUAGE, found.title) };
    return isPaise(price)
      ? { outcome: found.booking ? 'open' : 'closed', price, record }
      : { outcome: 'closed', record };
  }
  if (project === '') return { outcome: 'open', record: NO_PROJECT };
  const fund = findFund(project);
  if (fund) return { outcome: 'open', record: describeFund(fund, deps) };
  const found = CONTENT_ID.test(project) ? await findProject(deps.database, project) : undefined;
  if (!found) return { outcome: 'unknown', field: 'project' };
  const record = {
    projectCategory: textIn(DEFAULT_LANGUAGE, found.categoryName),
    projectCaseNumber: found.project.caseNumber,
    projectName: textIn(DEFAULT_LANGUAGE, found.project.name),
  };
  return { outcome: found.completed ? 'closed' : 'open', record };
}

const NO_PROJECT = { projectCategory: null, projectCaseNumber: null, projectName: null };

function describeFund(fund: Fund, { funds }: Pick<PaymentDeps, 'funds'>): DestinationRecord {
  const { category, caseNumber } = fundCase(fund, funds);
  return {
    projectCategory: textIn(DEFAULT_LANGUAGE, category),
    projectCaseNumber: caseNumber,
    projectName: START_TEXTS.en.purposes[FUND_PURPOSE[fund]],
  };
}
