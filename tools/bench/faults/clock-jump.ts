import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LoggedIn } from '@trust/shared/contract/users';
import { readServedReleases } from '@trust/shared/releases/site/served-releases';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { releasesFolder, root } from '../../../deploy/releases/storage/storage-folder.ts';
import { compareWithCaptured, findNeediestProject, reconcileNow } from '../site/captured-donations.ts';
import { donateUntil } from '../site/donor.ts';
import { startSite } from '../site/running-site.ts';
import { serveRestamped } from '../releases/restamped-release.ts';
import { makeFakeClock } from './clock-jump/fake-clock.ts';

/**
 * Usage, on Linux with libfaketime: tsx tools/bench/faults/clock-jump.ts [--seconds 10]
 * Runs the whole site with a wall clock that jumps by an hour and by a day, forward and back, for so many seconds each,
 * while donors give; environment variables are passed on. Ends with 1 when a page or the health check failed, a reference was given twice, a donation is not as
 * the provider has it, a session did not behave as deploy/README.md says, a visitor who was over a rate limit before the
 * clock was put back was still refused a minute later, or a release counts as good too early.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Where the clock is put, in seconds beside the machine's, and whether a session of the right time is good there. */
const JUMPS = [
  [HOUR, 401],
  [DAY, 401],
  [-HOUR, 200],
  [-DAY, 200],
] as const;
const DONORS = 4;
const PAGES = ['/', '/projects', '/payments/home', '/readyz'];
/** How long the sandbox takes for late captures and retries of its webhooks, in ms. */
const LATE_MS = 10_000;
/** A window of the rate limits, and a little. */
const LIMIT_MS = 65_000;
const CONTACTS_ALLOWED = 10;

const prefix = readTrustFile(join(root, 'deploy/trust.json')).transactionPrefixes.donation;
const dataDir = await mkdtemp(join(tmpdir(), 'trust-clock-site-'));
const clock = await makeFakeClock();
const site = await startSite(dataDir, {
  ...process.env,
  ...clock.environment,
  CONTACTS_PER_MINUTE: String(CONTACTS_ALLOWED),
});
const wrong: string[] = [];
const begun: string[] = [];
try {
  const project = await findNeediestProject(site.url);
  const stopped = new AbortController();
  const plan = { project: project._id, prefix, onBegun: (id: string) => void begun.push(id) };
  const donors = Promise.all(
    Array.from({ length: DONORS }, () => donateUntil(stopped.signal, site.url, plan)),
  );
  for (const [seconds, expected] of JUMPS) {
    const before = begun.length;
    const session = await logInAnew();
    if (seconds === -DAY) await exceedContactLimit();
    await clock.jumpTo(seconds);
    await visitPages(Number(values.seconds) * 1_000);
    const { status } = await checkSession(session);
    if (status !== expected) wrong.push(`At ${seconds} s a session was answered with ${status}`);
    if (seconds === -DAY) await checkContactLimit();
    await checkNewSession(seconds);
    await clock.jumpTo(0);
    await visitPages(Number(values.seconds) * 1_000);
    await checkNewSession(0);
    const given = begun.length - before;
    if (given === 0) wrong.push(`At ${seconds} s no donation was begun`);
    console.log(`clock at ${seconds} s and back: ${given} donations begun; there a session was ${status}`);
  }
  stopped.abort();
  await donors;
  await pause(LATE_MS);
  await reconcileNow(dataDir);
  if (new Set(begun).size !== begun.length) wrong.push('A reference was given twice');
  const { captured, unknown, unpaid, expectedPaise, creditedPaise } = await compareWithCaptured(
    site,
    new Set(begun),
    project,
  );
  for (const tranId of [...unknown, ...unpaid]) wrong.push(`${tranId} is not as the provider has it`);
  if (expectedPaise !== creditedPaise)
    wrong.push(`The project has ${creditedPaise} paise more, and ${expectedPaise} were captured`);
  console.log(`${begun.length} donations begun, ${captured} of them captured by the provider`);
  const releasesDir = releasesFolder({ ...process.env, DATA_DIR: dataDir });
  // The site has not run for ten minutes.
  for (const [module, { good }] of Object.entries((await readServedReleases(releasesDir)).modules))
    if (good.length > 0) wrong.push(`A release of ${module} counts as good`);
  await serveRestamped(releasesDir, 'mf-donations', randomUUID());
  console.log('A release was promoted afterwards');
} finally {
  await site.stop();
  await clock.remove();
  await rm(dataDir, { recursive: true });
}
for (const line of wrong) console.log(`wrong: ${line}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

async function visitPages(milliseconds: number): Promise<void> {
  for (const since = performance.now(); performance.now() - since < milliseconds; await pause(100)) {
    for (const page of PAGES) {
      const answer = await fetch(`${site.url}${page}`);
      await answer.text();
      if (!answer.ok) wrong.push(`${page} was answered with ${answer.status}`);
    }
  }
}

/** A new account's session. */
async function logInAnew(): Promise<string> {
  const email = `${randomUUID()}@bench.example`;
  const password = 'nadi-vazhi-4711';
  const account = { firstName: 'Bench', lastName: 'Account', email, password, confirmPassword: password };
  await post('/api/users/create', account);
  const answer = await post('/api/users/authenticate', { username: email, password });
  return LoggedIn.parse(await answer.json()).user.token;
}

async function checkNewSession(seconds: number): Promise<void> {
  const { status } = await checkSession(await logInAnew());
  if (status !== 200) wrong.push(`At ${seconds} s a new session was answered with ${status}`);
}

function checkSession(token: string): Promise<Response> {
  return fetch(`${site.url}/api/users/checkAuth`, { headers: { authorization: `Bearer ${token}` } });
}

function contact(): Promise<Response> {
  return post('/api/contact', {
    name: 'Bench Visitor',
    email: 'visitor@bench.example',
    subject: 'A bench',
    message: 'A message of a bench.',
  });
}

async function exceedContactLimit(): Promise<void> {
  for (let count = 0; count <= CONTACTS_ALLOWED; count += 1) await contact();
  const { status } = await contact();
  if (status !== 429) wrong.push(`The contact form has no limit: ${status}`);
}

async function checkContactLimit(): Promise<void> {
  await pause(LIMIT_MS);
  const { ok, status } = await contact();
  if (!ok) wrong.push(`A minute after the clock was put back, the contact form answers with ${status}`);
}

function post(path: string, body: object): Promise<Response> {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
