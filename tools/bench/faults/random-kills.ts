import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { median } from '../figures.ts';
import { compareWithCaptured, findNeediestProject, reconcileNow } from '../site/captured-donations.ts';
import { donateUntil } from '../site/donor.ts';
import { findLostDonations } from '../site/find-lost-donations.ts';
import { findLostAccounts, registerUntilStopped } from '../kills/registrations.ts';
import { fillDisk } from './disk/fill-disk.ts';
import { superviseSite, RANDOM_TARGETS, type RandomTarget } from './random-kills/supervised-site.ts';
import { waitUntilBack } from './random-kills/wait-until-back.ts';

/**
 * Usage: tsx tools/bench/faults/random-kills.ts [--minutes 30] [--postgres] [--bound-seconds 60]
 *   [--folder FOLDER [--full-seconds 120]]
 * Runs the whole site as a service that is started again 2 s after its end, as deploy/trust-site.service is, on the
 * embedded database or with a temporary PostgreSQL that is started again too. Donors give and visitors register, while a
 * process at random is killed with SIGKILL, again and again: gateway, api, database, payment sandbox, or the supervisor
 * with all that it runs. FOLDER is on a disk of its own that may become full, such as
 * `mount -t tmpfs -o size=900m tmpfs FOLDER`; it is filled in the middle, and the kills go on. The sandbox's payments are
 * elsewhere, as a provider's are. Environment variables are passed on. Ends with 1 when anything acknowledged is lost, a
 * donation is counted twice, or the site was not back by itself within the bound after a kill or the full disk.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    postgres: { type: 'boolean', default: false },
    folder: { type: 'string' },
    'full-seconds': { type: 'string', default: '120' },
    'bound-seconds': { type: 'string', default: '60' },
  },
});
const runMs = Number(values.minutes) * 60_000;
const fullMs = values.folder === undefined ? 0 : Number(values['full-seconds']) * 1_000;
const boundS = Number(values['bound-seconds']);

const DONORS = 4;
/** Between two registrations, in ms: each password takes long to hash, and as long to check afterwards. */
const REGISTRATION_PAUSE_MS = 1_000;
/** The time before a kill, in ms. */
const PAUSE_MS = [200, 5_000] as const;
/** How long the sandbox takes for late captures and retries of its webhooks, in ms. */
const LATE_MS = 25_000;

const prefix = readTrustFile(join(root, 'deploy/trust.json')).transactionPrefixes.donation;
const place = values.folder ?? tmpdir();
const folder = await mkdtemp(join(place, 'trust-kills-'));
const provider = await mkdtemp(join(tmpdir(), 'trust-provider-'));
const dataDir = join(folder, 'data');
await mkdir(dataDir);
await symlink(provider, join(dataDir, 'sandbox'));

const begun = new Set<string>();
const donations = new Map<string, string | undefined>();
const accounts: string[] = [];
const kills = new Map<RandomTarget, number>(RANDOM_TARGETS.map((target) => [target, 0]));
const secondsBack = new Map<RandomTarget, number[]>(RANDOM_TARGETS.map((target) => [target, []]));
const wrong: string[] = [];
let makeRoom = async () => {};

const removeFolders = async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(provider, { recursive: true, force: true });
};
const site = await superviseSite(dataDir, process.env, values.postgres ? place : undefined).catch(
  async (error: unknown) => {
    await removeFolders();
    throw error;
  },
);
const { url } = site;
const stopped = new AbortController();
try {
  await waitUntilBack(url, prefix);
  const project = await findNeediestProject(url);
  const plan = {
    project: project._id,
    prefix,
    onBegun: (tranId: string) => void begun.add(tranId),
    onAcknowledged: (tranId: string, status?: string) => void donations.set(tranId, status),
  };
  const load = Promise.all([
    ...Array.from({ length: DONORS }, () => donateUntil(stopped.signal, url, plan)),
    registerUntilStopped(url, stopped.signal, REGISTRATION_PAUSE_MS, (email) => void accounts.push(email)),
  ]);
  const halfMs = (runMs - fullMs) / 2;
  await killFor(halfMs, waitAfterKill);
  if (fullMs > 0) await fillForAWhile();
  await killFor(halfMs, waitAfterKill);
  stopped.abort();
  await load;
  await pause(LATE_MS);
  await compare(project);
} finally {
  stopped.abort();
  await makeRoom();
  await site.stop();
  await removeFolders();
}
report();
process.exitCode = wrong.length === 0 && donations.size > 0 && accounts.length > 0 ? 0 : 1;

/** Kills at random for a while. */
async function killFor(milliseconds: number, after: (target: RandomTarget) => Promise<void>): Promise<void> {
  for (const since = performance.now(); performance.now() - since < milliseconds;) {
    await pause(randomInt(...PAUSE_MS));
    const target = RANDOM_TARGETS[randomInt(RANDOM_TARGETS.length)] ?? 'api';
    if (!(await site.kill(target))) continue;
    kills.set(target, (kills.get(target) ?? 0) + 1);
    await after(target);
  }
}

async function waitAfterKill(target: RandomTarget): Promise<void> {
  const seconds = await waitUntilBack(url, prefix);
  secondsBack.get(target)?.push(seconds);
  if (seconds > boundS) wrong.push(`back only ${seconds.toFixed(1)} s after the kill of the ${target}`);
  const count = [...kills.values()].reduce((sum, times) => sum + times, 0);
  if (count % 10 === 0)
    console.log(`${count} kills; acknowledged: ${donations.size} donations, ${accounts.length} accounts`);
}

async function fillForAWhile(): Promise<void> {
  makeRoom = await fillDisk(folder);
  const before = [...kills.values()].reduce((sum, times) => sum + times, 0);
  await killFor(fullMs, () => Promise.resolve());
  await makeRoom();
  const seconds = await waitUntilBack(url, prefix);
  const count = [...kills.values()].reduce((sum, times) => sum + times, 0) - before;
  console.log(`${count} kills on the full disk; back ${seconds.toFixed(1)} s after there was room`);
  if (seconds > boundS) wrong.push(`back only ${seconds.toFixed(1)} s after there was room on the disk`);
}

async function compare(project: Awaited<ReturnType<typeof findNeediestProject>>): Promise<void> {
  await waitUntilBack(url, prefix);
  await reconcileNow(dataDir, site.environment);
  const compared = await compareWithCaptured({ url, dataDir }, begun, project);
  const { captured, paidTwice, unknown, unpaid, expectedPaise, creditedPaise } = compared;
  for (const tranId of unknown) wrong.push(`${tranId} was captured and is not known as paid`);
  for (const tranId of unpaid) wrong.push(`${tranId} is known as paid and was not captured`);
  if (expectedPaise !== creditedPaise)
    wrong.push(`the project has ${creditedPaise} paise more, and ${expectedPaise} were captured`);
  wrong.push(...(await findLostDonations(url, donations)));
  for (const email of await findLostAccounts(url, accounts)) wrong.push(`${email} cannot log in`);
  console.log(
    `${begun.size} donations begun, ${donations.size} acknowledged, ${captured} captured by the provider, ` +
      `${paidTwice} of these more than once; the project's sum rose by ${creditedPaise / 100} rupees, ` +
      `${expectedPaise / 100} were captured once each; ${accounts.length} accounts confirmed`,
  );
}

function report(): void {
  for (const [target, times] of kills) {
    const seconds = secondsBack.get(target) ?? [];
    console.log(`${target}: killed ${times} times${describe(seconds)}`);
  }
  console.log(`all${describe([...secondsBack.values()].flat())}`);
  for (const line of wrong) console.log(`wrong: ${line}`);
  console.log(
    wrong.length === 0 ? 'Nothing lost, nothing counted twice' : `${wrong.length} things are wrong`,
  );
}

function describe(seconds: readonly number[]): string {
  if (seconds.length === 0) return '';
  return `; back after ${median(seconds).toFixed(1)} s (median), ${Math.max(...seconds).toFixed(1)} s (longest)`;
}
