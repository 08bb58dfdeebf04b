import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { smokeTest } from '@trust/shared/releases/checks/bundle-check';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { releaseFolder } from '@trust/shared/releases/release-paths';
import { promote } from '../../../../deploy/releases/promote.ts';
import { rollback } from '../../../../deploy/releases/rollback.ts';
import { benchAuthor, publishChanged, type ReleaseChange } from '../../releases/restamped-release.ts';
import type { ScratchSite } from '../../../scratch-site/scratch-site.ts';
import type { FailureRow } from './failure-row.ts';
import { areUnharmed, describeVisits, visitDonations, visitOthers } from './page-visits.ts';

const MODULE = 'mf-donations';

/** What a server bundle does instead of rendering. */
const BODIES = {
  'throws on each render': 'throw new Error("broken");',
  'never answers': 'return new Promise(() => setInterval(() => 0, 1000));',
  'loops on a render': 'for (;;) {}',
  'eats memory on a render': 'const all = []; for (;;) all.push(new Array(1e5).fill(all));',
  'ends its process on a render': 'process.exit(1);',
};

const always = (body: string) =>
  `module.exports = { ...module.exports, render: async () => { ${body} }, renderSample: async () => { ${body} } };`;
const atVisitsOnly = (body: string) =>
  `module.exports = { ...module.exports, render: async () => { ${body} } };`;

type RefusedRelease = readonly [failure: string, module: ModuleName, change: ReleaseChange];

/** Releases that must not be served. */
const REFUSED: readonly RefusedRelease[] = [
  ...Object.entries(BODIES).map(([failure, body]): RefusedRelease => [
    failure,
    MODULE,
    { code: always(body) },
  ]),
  ['renders 30 MB', MODULE, { code: always('return { status: 200, html: "x".repeat(3e7) };') }],
  ['answers 503', MODULE, { code: always('return { status: 503, html: "" };') }],
  ['throws when loaded', MODULE, { code: 'throw new Error("broken");' }],
  ['loops when loaded', MODULE, { code: 'for (;;) {}' }],
  ['speaks another kit contract', MODULE, { code: '// contract', described: { kitContract: 99 } }],
  ['requires React ^19.9', MODULE, { code: '// react', described: { requires: { react: '^19.9.0' } } }],
  ['requires session ^2', MODULE, { code: '// session', described: { requires: { session: '^2.0.0' } } }],
  [
    'is a shell that offers session 2',
    'shell',
    { code: '// 2', described: { shared: { react: '19.3.1', session: '2.0.0' } } },
  ],
];

/** Tries to serve each release that must be refused. */
export async function* tryRefusedReleases(site: ScratchSite): AsyncGenerator<FailureRow> {
  for (const [failure, module, change] of REFUSED) {
    const id = await publishChanged(site.releasesDir, module, change);
    const [promotion, meanwhile] = await Promise.all([
      promote(site.releasesDir, module, id, smokeTest, benchAuthor),
      visitOthers(site.url),
    ]);
    const own = await visitDonations(site.url);
    yield {
      failure,
      outcome: promotion.outcome,
      own: describeVisits(own),
      others: describeVisits(meanwhile),
      met: promotion.outcome === 'refused' && areUnharmed(own) && areUnharmed(meanwhile),
    };
  }
}

/** Serves releases that pass every check and are broken at visits; rolls each back. */
export async function* tryFailuresAtVisits(site: ScratchSite): AsyncGenerator<FailureRow> {
  const good = await servedId(site);
  for (const [what, body] of Object.entries(BODIES)) {
    const id = await publishChanged(site.releasesDir, MODULE, { code: atVisitsOnly(body) });
    const promotion = await promote(site.releasesDir, MODULE, id, smokeTest, benchAuthor);
    const broken = visitDonations(site.url);
    const others = await visitOthers(site.url);
    const own = await broken;
    const back = await rollback(site.releasesDir, MODULE, smokeTest, benchAuthor);
    const seconds = await secondsUntilWhole(site.url);
    const isBack = back.outcome === 'promoted' && back.to === good && seconds <= BACK_WITHIN_S;
    yield {
      failure: `${what}, at visits only`,
      outcome: `${promotion.outcome}; rollback ${isBack ? 'to the good one' : back.outcome}, whole ${seconds.toFixed(1)} s after it`,
      own: describeVisits(own),
      others: describeVisits(others),
      met: isBack && own.every(({ status }) => status === 200) && areUnharmed(others),
    };
  }
}

/** A process that hangs ends nine seconds after its page was asked for; then the pages of the good release are whole. */
const BACK_WITHIN_S = 10;

async function secondsUntilWhole(url: string): Promise<number> {
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  while (seconds() <= BACK_WITHIN_S && !areUnharmed(await visitDonations(url))) await pause(200);
  return seconds();
}

/** Spoils the served release and starts another gateway: it must serve the one before. */
export async function* tryRestart(site: ScratchSite): AsyncGenerator<FailureRow> {
  const good = await servedId(site);
  const id = await publishChanged(site.releasesDir, MODULE, { code: '// the next one' });
  await promote(site.releasesDir, MODULE, id, smokeTest, benchAuthor);
  const file = join(releaseFolder(site.releasesDir, MODULE, id), 'server/render.js');
  const before = await readFile(file);
  await chmod(file, 0o644);
  await writeFile(file, 'throw new Error("spoilt")');
  const url = await site.restart();
  const [own, others] = await Promise.all([visitDonations(url), visitOthers(url)]);
  const back = await rollback(site.releasesDir, MODULE, smokeTest, benchAuthor);
  await writeFile(file, before);
  const isBack = back.outcome === 'promoted' && back.to === good;
  const again = await rollback(site.releasesDir, MODULE, smokeTest, benchAuthor);
  const stays = again.outcome === 'refused' || (again.outcome === 'promoted' && again.to !== id);
  yield {
    failure: 'a spoilt release and a restart; rolled back twice',
    outcome: `${isBack ? 'the good one' : back.outcome}; ${stays ? 'never the bad one' : 'THE BAD ONE'}`,
    own: describeVisits(own),
    others: describeVisits(others),
    met: isBack && stays && areUnharmed(own) && areUnharmed(others),
  };
}

async function servedId({ releasesDir }: ScratchSite): Promise<string | undefined> {
  return currentEntry(await readPointer(releasesDir), MODULE)?.extras.releaseId;
}
