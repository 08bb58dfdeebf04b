/** @jest-environment node */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import type { Pin, Pointer, PointerEntry, Release } from '@trust/shared/contract/pages/release';
import { integrityOf } from '@trust/shared/releases/integrity';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

const MODULE = 'mf-donations';
let dir: string;
let store: ReleaseStore;
let generation: number;
let onMessage: (message: string) => void;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'keeper-'));
  store = createReleaseStore(dir);
  generation = 0;
  onMessage = () => {};
});
afterEach(async () => {
  store.stop();
  await rm(dir, { recursive: true });
});

const log = {
  info: (_what: object, message: string) => onMessage(message),
  error: (what: object, message: string) => onMessage(`${message} ${JSON.stringify(what)}`),
};
/** Resolves once the keeper says this. */
const logged = (words: string) =>
  new Promise<void>((resolve) => {
    onMessage = (message) => {
      if (message.startsWith(words)) resolve();
    };
  });

/** Stores a release and gives what names it. */
async function stored(id: string): Promise<Pin> {
  const code = `module.exports = { contract: ${KIT_CONTRACT}, module: '${MODULE}', render: async () => '${id}' }`;
  const list = { js: [], css: [] };
  const release: Release = {
    schema: 1,
    id,
    module: MODULE,
    version: '1.0.0',
    kitContract: KIT_CONTRACT,
    browser: { entry: 'server.cjs', main: list, screens: {}, parcels: {}, texts: {} },
    standalone: null,
    server: 'server.cjs',
    shared: {},
    sourceHash: 'abc',
    integrity: { 'server.cjs': integrityOf(Buffer.from(code)) },
    sizes: {},
  };
  const manifest = JSON.stringify(release);
  for (const [name, text] of [
    ['server.cjs', code],
    ['release.json', manifest],
  ] as const) {
    const file = join(dir, MODULE, id, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { release: id, manifestIntegrity: integrityOf(Buffer.from(manifest)) };
}

/** What the release command leaves: who is served what, and who keeps to what. */
async function point(served: Pin, pinned?: Pin): Promise<void> {
  const entry: PointerEntry = {
    url: '/',
    metadata: { integrity: '', version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: { ...served, previous: null },
  };
  const pins: Pointer['extras']['pins'] = pinned ? { webview: { [MODULE]: pinned } } : {};
  const pointer: Pointer = {
    schema: 'test',
    microFrontends: { [MODULE]: [entry] },
    extras: { generation: ++generation, pins },
  };
  await writeFile(join(dir, 'new'), JSON.stringify(pointer));
  await rename(join(dir, 'new'), join(dir, 'pointer.json'));
}

const inUse = () => store.current().get(MODULE)?.release.id;
const inApps = () => store.webview().get(MODULE)?.release.id;

const FIRST = '1.0.0-111111111111';
const SECOND = '1.0.0-222222222222';

test('pages within apps follow the site, keep to a pinned release while it runs, and leave it when it is unpinned', async () => {
  const [first, second] = [await stored(FIRST), await stored(SECOND)];
  await point(first);
  await store.follow(log);
  expect([inUse(), inApps()]).toEqual([FIRST, FIRST]);

  const pinned = logged('Release kept to by pages within apps');
  await point(second, first);
  await pinned;
  expect([inUse(), inApps()]).toEqual([SECOND, FIRST]);

  const unpinned = logged('Pages within apps follow what is in use');
  await point(second);
  await unpinned;
  expect([inUse(), inApps()]).toEqual([SECOND, SECOND]);
});

test('a pinned release that was changed is refused, and the one that apps kept to stays', async () => {
  const [first, second] = [await stored(FIRST), await stored(SECOND)];
  await point(second, first);
  await store.follow(log);
  const refused = logged('A release was refused');
  await point(second, { ...second, manifestIntegrity: first.manifestIntegrity });
  await refused;
  expect([inUse(), inApps()]).toEqual([SECOND, FIRST]);
});
