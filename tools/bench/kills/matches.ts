import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { importSampleContent } from '../site/api-process.ts';
import { findNeediestProject, type BenchProject } from '../site/captured-donations.ts';
import { postForJson } from '../site/post.ts';
import { compilePayments } from './compile-payments.ts';
import { Clerk } from './clerk.ts';
import { reportGifts, type BenchGift } from './report-gifts.ts';
import type { KilledApi, KillScenario } from './run-under-kills.ts';

const DONORS = 3;
const CLERKS = 2;
const Status = z.object({ status: z.string() });
const Project = z.object({ fundsReceived: z.number() });

/**
 * Donors report gifts, and two clerks at once import the bank's statement and match; every other time a clerk's command is
 * killed too. Then each match that was acknowledged or is certain counts once, with the statement's sum.
 */
export function matchesScenario({ address, dataDir, environment }: KilledApi): KillScenario {
  const gifts: BenchGift[] = [];
  const acknowledged = new Set<string>();
  const createClerk = (name: string) =>
    new Clerk(environment, join(dataDir, `${name}.csv`), (tranId) => acknowledged.add(tranId));
  const clerks = Array.from({ length: CLERKS }, (_, index) => createClerk(`clerk-${index}`));
  let project: BenchProject | undefined;
  let numbers = 0;
  return {
    async prepare() {
      await compilePayments();
      await importSampleContent(environment);
      project = await findNeediestProject(address);
    },
    work: (signal) =>
      Promise.all([
        ...Array.from({ length: DONORS }, () =>
          reportGifts(
            address,
            project?._id ?? '',
            () => (numbers += 1),
            (gift) => gifts.push(gift),
            signal,
          ),
        ),
        ...clerks.map((clerk) => clerk.workUntil(signal, gifts)),
      ]),
    killMore(round) {
      if (round % 2 === 0) clerks[randomInt(CLERKS)]?.kill();
    },
    countAcknowledged: () => acknowledged.size,
    async findLosses() {
      await createClerk('last').workOnce(gifts);
      return project ? findWrongSums(address, project, gifts, acknowledged) : ['No project'];
    },
  };
}

async function findWrongSums(
  address: string,
  { _id, fundsReceived }: BenchProject,
  gifts: readonly BenchGift[],
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const successes = new Set<string>();
  for (const { tranId } of gifts) {
    const { status } = Status.parse(await postForJson(`${address}/payments/status`, { tran_id: tranId }));
    if (status === 'SUCCESS') successes.add(tranId);
  }
  const certain = gifts.filter(({ isOnStatement }) => isOnStatement);
  const after = Project.parse(await postForJson(`${address}/api/project/get-project-by-id`, { _id }));
  const expectedPaise = certain.reduce((sum, { amount }) => sum + amount, 0);
  const creditedPaise = Math.round((after.fundsReceived - fundsReceived) * 100);
  const known = new Set([...acknowledged, ...certain.map(({ tranId }) => tranId)]);
  return [
    ...[...known].filter((tranId) => !successes.has(tranId)).map((tranId) => `${tranId} is not counted`),
    ...gifts
      .filter(({ tranId, isOnStatement }) => !isOnStatement && successes.has(tranId))
      .map(({ tranId }) => `${tranId} is counted although the statement has another sum`),
    ...(expectedPaise === creditedPaise
      ? []
      : [`The project has ${creditedPaise} paise more, and ${expectedPaise} were matched once each`]),
  ];
}
