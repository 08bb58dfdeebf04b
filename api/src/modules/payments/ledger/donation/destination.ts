import { isPaise, type Paise } from '@trust/shared/contract/donations/amount';
import { fundCase } from '@trust/shared/contract/donations/fund-cases.texts';
import { findFund, FUND_PURPOSE, type Fund } from '@trust/shared/contract/donations/funds';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import { CONTENT_ID } from '@trust/shared/contract/patterns';
import { textIn } from '@trust/shared/contract/text-in';
import type { TrustConfig } from '@trust/shared/contract/trust';
import type { Database } from '../../../../database/database.ts';
import { findSolaceProgramme, type ContentSystem } from '../../../content/index.ts';
import { findProject } from '../../../projects/index.ts';
import type { TransactionRow } from '../transactions.store.ts';
import {
  readDestination,
  readDestinationIds,
  type DestinationKeys,
  type NamedDestination,
} from './destination.rules.ts';
import { PURPOSE_TEXTS } from './purpose.texts.ts';

/** `contentSystem` holds the programmes that can be booked, where the database does not. */
type DestinationDeps = {
  database: Database;
  contentSystem?: ContentSystem | undefined;
  /** Category and case number by fund, where the trust has its own. */
  funds?: TrustConfig['funds'];
};

/** Whether the project or programme of a stored donation still accepts money. */
export async function acceptsMoney(
  deps: DestinationDeps,
  { projectId, programmeId }: Pick<TransactionRow, 'projectId' | 'programmeId'>,
): Promise<boolean> {
  const destination = await findDestination(deps, {
    project: projectId ?? undefined,
    programme: programmeId ?? undefined,
  });
  return destination.outcome === 'open';
}

/** What the office, the bank and the record call a destination, in English. */
export type DestinationNames = Pick<TransactionRow, 'projectCategory' | 'projectCaseNumber' | 'projectName'>;

/** What is stored of a destination, and a programme's price in paise. */
export type FoundDestination = { keys: DestinationKeys; names: DestinationNames; price?: Paise | undefined };

type Destination =
  | ({ outcome: 'open' | 'closed' } & FoundDestination)
  | { outcome: 'unknown'; field: 'project' | 'programme' };

/** Finds a project, fund or programme, and whether it accepts money. */
export async function findDestination(deps: DestinationDeps, named: NamedDestination): Promise<Destination> {
  const { project, programme } = readDestinationIds(named);
  const keys = readDestination(named);
  if (programme !== '') {
    const found = CONTENT_ID.test(programme) ? await findSolaceProgramme(deps, programme) : undefined;
    if (!found) return { outcome: 'unknown', field: 'programme' };
    const price = found.bookingAmount * 100;
    const names = { ...NO_PROJECT, projectName: textIn(DEFAULT_LANGUAGE, found.title) };
    return isPaise(price)
      ? { outcome: found.booking ? 'open' : 'closed', price, keys, names }
      : { outcome: 'closed', keys, names };
  }
  if (project === '') return { outcome: 'open', keys, names: NO_PROJECT };
  const fund = findFund(project);
  if (fund) return { outcome: 'open', keys, names: describeFund(fund, deps) };
  const found = CONTENT_ID.test(project) ? await findProject(deps.database, project) : undefined;
  if (!found) return { outcome: 'unknown', field: 'project' };
  const names = {
    projectCategory: textIn(DEFAULT_LANGUAGE, found.categoryName),
    projectCaseNumber: found.project.caseNumber,
    projectName: textIn(DEFAULT_LANGUAGE, found.project.name),
  };
  return { outcome: found.completed ? 'closed' : 'open', keys, names };
}

const NO_PROJECT = { projectCategory: null, projectCaseNumber: null, projectName: null };

function describeFund(fund: Fund, { funds }: DestinationDeps): DestinationNames {
  const { category, caseNumber } = fundCase(fund, funds);
  return {
    projectCategory: textIn(DEFAULT_LANGUAGE, category),
    projectCaseNumber: caseNumber,
    projectName: PURPOSE_TEXTS.en[FUND_PURPOSE[fund]],
  };
}
