/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KIT_CONTRACT } from '@trust/shared/contract/pages/kit-contract';
import type { ReleaseDescriptor, Pointer, PointerEntry, Release } from '@trust/shared/contract/pages/release';
import { integrityOf } from '@trust/shared/releases/integrity';
import { readLiveGateways } from '@trust/shared/releases/site/live-gateways';
import { readServedReleases, recordServed } from '@trust/shared/releases/site/served-releases';
import type { ReleaseSet } from './release-set.ts';
import { createReleaseStore, STORE_TIMES, type ReleaseStore } from './release-store.ts';

const MODULE = 'mf-donations';
let dir: string;
let store: ReleaseStore;
let generation: number;
let now: number;
let onMessage: (message: string) => void;
let isOver: boolean;
/** How often the gateway has looked at the clock, as it does with each beat. */
let timesAsked: number;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'keeper-'));
  store = createReleaseStore(dir);
  generation = 0;
  now = 0;
  isOver = false;
  timesAsked = 0;
  onMessage = () => {};
});
afterEach(async () => {
  jest.restoreAllMocks();
  isOver = true;
  await store.stop();
  await rm(dir, { recursive: true });
});

/** A gateway that starts on the same folder. */
async function restart(): Promise<void> {
  await store.stop();
  store = createReleaseStore(dir, [], {
    now: () => {
      timesAsked += 1;
      return now;
    },
    retryMs: [10],
    beatMs: 10,
  });
}

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
async function stored(id: string, described: Partial<Release> = {}): Promise<ReleaseDescriptor> {
  const { module = MODULE } = described;
  const code = `module.exports = { contract: ${KIT_CONTRACT}, module: '${module}', render: async () => '${id}' }`;
  const list = { js: [], css: [] };
  const release: Release = {
    schema: 1,
    id,
    module,
    version: '1.0.0',
    kitContract: KIT_CONTRACT,
    browser: { entry: 'server.cjs', main: list, screens: {}, parcels: {}, texts: {} },
    standalone: null,
    server: 'server.cjs',
    shared: {},
    sourceHash: 'abc',
    integrity: { 'server.cjs': integrityOf(Buffer.from(code)) },
    sizes: {},
    ...described,
  };
  const manifest = JSON.stringify(release);
  for (const [name, text] of [
    ['server.cjs', code],
    ['release.json', manifest],
  ] as const) {
    const file = join(dir, module, id, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { releaseId: id, manifestIntegrity: integrityOf(Buffer.from(manifest)) };
}

/** What the release command leaves: who is served what, and who keeps to what. */
async function point(
  served: ReleaseDescriptor,
  pinned?: ReleaseDescriptor,
  previous?: ReleaseDescriptor,
  shell?: ReleaseDescriptor,
  flagged?: string,
): Promise<void> {
  const entryOf = (served: ReleaseDescriptor): PointerEntry => ({
    url: '/',
    metadata: { integrity: '', version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: {
      ...served,
      previous: previous?.releaseId ?? null,
      ...(flagged === undefined ? {} : { flagged: [flagged] }),
      ...(previous ? { previousIntegrity: previous.manifestIntegrity } : {}),
    },
  });
  const pins: Pointer['extras']['pins'] = pinned ? { webview: { [MODULE]: pinned } } : {};
  const pointer: Pointer = {
    schema: 'test',
    microFrontends: { [MODULE]: [entryOf(served)], ...(shell ? { shell: [entryOf(shell)] } : {}) },
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

test('a gateway whose pointer and records name folders outside refuses those alone, and opens none', async () => {
  const shell = await stored(FIRST, { module: 'shell' });
  const { manifestIntegrity } = await stored(SECOND);
  await rename(join(dir, MODULE, SECOND), join(dir, 'elsewhere'));
  const outside = { releaseId: '../elsewhere', manifestIntegrity };
  const records = { contracts: [], modules: { [MODULE]: { last: outside, good: [outside] } } };
  await writeFile(join(dir, 'served.json'), JSON.stringify(records));
  await point(outside, outside, outside, shell);
  const said: string[] = [];
  onMessage = (message) => said.push(message);
  await store.follow(log);
  expect(store.current().get('shell')?.release.id).toBe(FIRST);
  expect([inUse(), inApps()]).toEqual([undefined, undefined]);
  const refusals = said.filter((message) => message.startsWith('A release was refused'));
  expect(refusals).not.toEqual([]);
  for (const refusal of refusals) expect(refusal).toContain('is not the id of a release');
});

/** Changes the release so that it is refused; returns what makes it good again. */
async function spoil(id: string): Promise<() => Promise<void>> {
  const file = join(dir, MODULE, id, 'server.cjs');
  const before = await readFile(file);
  await writeFile(file, 'evil()');
  return () => writeFile(file, before);
}

test('a gateway that starts falls back to the release before, and takes the refused one up once it is mended', async () => {
  const [first, second] = [await stored(FIRST), await stored(SECOND)];
  const mend = await spoil(SECOND);
  await point(second, undefined, first);
  await restart();
  await store.follow(log);
  expect(inUse()).toBe(FIRST);
  const mended = logged('Release in use');
  await mend();
  await mended;
  expect(inUse()).toBe(SECOND);
});

test('a gateway that starts serves what was served last where the pointer cannot be read', async () => {
  await point(await stored(FIRST));
  await store.follow(log);
  await writeFile(join(dir, 'pointer.json'), '{"half');
  await restart();
  await store.follow(log);
  expect(inUse()).toBe(FIRST);
});

test('a release that requires what the shell in use does not offer is refused, and the one before stays', async () => {
  const shell = await stored('1.0.0-999999999999', { module: 'shell', shared: { react: '19.3.1' } });
  const first = await stored(FIRST, { requires: { react: '^19.0.0' } });
  await point(first, undefined, undefined, shell);
  await store.follow(log);
  expect(inUse()).toBe(FIRST);
  await point(await stored(SECOND, { requires: { react: '^19.9.0' } }), undefined, first, shell);
  await untilTakenUp(2);
  expect(inUse()).toBe(FIRST);
  const [gateway] = await readLiveGateways(dir);
  expect(gateway?.refused[0]?.reason).toMatch(/requires react \^19\.9\.0, shell .* offers 19\.3\.1/);
});

const untilTakenUp = (generation: number) =>
  until(async () => (await readLiveGateways(dir))[0]?.generation === generation);

/** Waits until something holds; no longer than the test lasts. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!isOver && !(await holds())) await new Promise(setImmediate);
}

test('a release with a file that is too large to read is refused alone', async () => {
  const shell = await stored('1.0.0-999999999999', { module: 'shell' });
  await point(await stored(FIRST), undefined, undefined, shell);
  // A sparse file: it takes no room.
  await truncate(join(dir, MODULE, FIRST, 'server.cjs'), 3_000_000_000);
  await store.follow(log);
  expect(store.missing()).toEqual([MODULE]);
  expect(store.current().get('shell')?.release.id).toBe('1.0.0-999999999999');
});

test('without any release that can be served the module is missing', async () => {
  await point(await stored(FIRST));
  await spoil(FIRST);
  await store.follow(log);
  expect(store.missing()).toEqual([MODULE]);
});

test('releases are prepared before they are used, at the start and when another is promoted', async () => {
  const prepared: unknown[] = [];
  const prepare = async (releases: ReleaseSet, changed: readonly string[]) => {
    prepared.push([changed, releases.get(MODULE)?.release.id, inUse()]);
  };
  await point(await stored(FIRST));
  await store.follow(log, prepare);
  const once = [[MODULE], FIRST, undefined];
  expect(prepared).toEqual([once, once]);
  const taken = logged('Release in use');
  await point(await stored(SECOND));
  await taken;
  expect(prepared.slice(2)).toEqual([
    [[MODULE], SECOND, FIRST],
    [[MODULE], SECOND, FIRST],
  ]);
});

test('a gateway states the generation it has taken up and what it refuses, until it stops', async () => {
  await point(await stored(FIRST));
  await store.follow(log);
  await expect(readLiveGateways(dir)).resolves.toMatchObject([
    { contracts: [KIT_CONTRACT], generation: 1, refused: [] },
  ]);
  const second = await stored(SECOND);
  await spoil(SECOND);
  await restart();
  await point(second);
  await store.follow(log);
  await expect(readLiveGateways(dir)).resolves.toMatchObject([
    {
      generation: 2,
      refused: [{ module: MODULE, releaseId: SECOND, reason: expect.stringMatching(/server\.cjs/) }],
    },
  ]);
  await store.stop();
  await expect(readLiveGateways(dir)).resolves.toEqual([]);
});

test('a statement that could not be written is written once it can be', async () => {
  await point(await stored(FIRST));
  await restart();
  await store.follow(log);
  const [gateway] = await readLiveGateways(dir);
  const inTheWay = join(dir, 'gateways', `${gateway?.gateway}.json.new`);
  await mkdir(inTheWay);
  const failed = logged('The state of this gateway cannot be written');
  await point(await stored(SECOND));
  await failed;
  await rm(inTheWay, { recursive: true });
  await untilTakenUp(2);
});

test('a release counts as good once it was served for ten minutes', async () => {
  const first = await stored(FIRST);
  await point(first);
  await restart();
  await store.follow(log);
  expect((await readServedReleases(dir)).modules).toEqual({ [MODULE]: { last: first, good: [] } });
  now = 600_000;
  await until(async () => (await goodOnes()).length > 0);
  expect((await readServedReleases(dir)).modules).toEqual({ [MODULE]: { last: first, good: [first] } });
});

test('a release does not become good because the clock is put forward an hour', async () => {
  await point(await stored(FIRST));
  await store.stop();
  store = createReleaseStore(dir, [], { ...STORE_TIMES, beatMs: 10 });
  await store.follow(log);
  const later = Date.now() + 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  for (let beats = 0; beats < 2; beats += 1) await untilBeat();
  expect((await readServedReleases(dir)).modules[MODULE]?.good).toEqual([]);
});

async function untilBeat(): Promise<void> {
  const [state = ''] = await readdir(join(dir, 'gateways'));
  const beatAt = async () => (await stat(join(dir, 'gateways', state))).mtimeMs;
  const before = await beatAt();
  while ((await beatAt()) === before) await new Promise(setImmediate);
}

const goodOnes = async () =>
  (await readServedReleases(dir)).modules[MODULE]?.good.map(({ releaseId }) => releaseId) ?? [];

test('each release has ten minutes of its own, and the five latest good ones are remembered', async () => {
  await restart();
  const ids = [1, 2, 3, 4, 5, 6, 7].map((digit) => `1.0.0-${String(digit).repeat(12)}`);
  let before: string[] = [];
  for (const [index, id] of ids.entries()) {
    await point(await stored(id));
    if (index === 0) await store.follow(log);
    await untilTakenUp(index + 1);
    now += 599_999;
    const asked = timesAsked + 4;
    await until(() => Promise.resolve(timesAsked >= asked));
    expect(await goodOnes()).toEqual(before);
    now += 1;
    await until(async () => (await goodOnes())[0] === id);
    before = await goodOnes();
  }
  expect(before).toEqual(ids.toReversed().slice(0, 5));
});

describe('a gateway that starts on a refused release', () => {
  const THIRD = '1.0.0-333333333333';
  const pointTo = (served: ReleaseDescriptor, flagged?: string) =>
    point(served, undefined, undefined, undefined, flagged);

  test('serves one that proved good where the last one served is refused too', async () => {
    const [first, second, third] = [await stored(FIRST), await stored(SECOND), await stored(THIRD)];
    await recordServed(dir, [], new Map([[MODULE, first]]), [MODULE]);
    await recordServed(dir, [], new Map([[MODULE, second]]), []);
    await spoil(SECOND);
    await spoil(THIRD);
    await pointTo(third);
    await store.follow(log);
    expect(inUse()).toBe(FIRST);
  });

  test('serves none that was rolled back from', async () => {
    const [first, second, third] = [await stored(FIRST), await stored(SECOND), await stored(THIRD)];
    await recordServed(dir, [], new Map([[MODULE, first]]), [MODULE]);
    await recordServed(dir, [], new Map([[MODULE, second]]), []);
    await spoil(THIRD);
    await pointTo(third, SECOND);
    await store.follow(log);
    expect(inUse()).toBe(FIRST);
  });

  test('keeps the one that it fell back to over an older good one, and tries the refused one again and again', async () => {
    const [first, second] = [await stored(FIRST), await stored(SECOND)];
    const mend = await spoil(SECOND);
    let tries = 0;
    await restart();
    store = createReleaseStore(dir, [], {
      now: () => now,
      beatMs: 10,
      get retryMs() {
        tries += 1;
        return [1, 1];
      },
    });
    await recordServed(dir, [], new Map([[MODULE, first]]), [MODULE]);
    let refusals = 0;
    onMessage = (message) => (refusals += message.startsWith('A release was refused') ? 1 : 0);
    await pointTo(second);
    await store.follow(log);
    await until(() => Promise.resolve(tries > 10));
    expect([inUse(), refusals]).toEqual([FIRST, 1]);
    const mended = logged('Release in use');
    await mend();
    await mended;
    expect(inUse()).toBe(SECOND);
  });
});

test('a gateway that runs keeps what it serves when the next release is refused, and falls back to none', async () => {
  const [first, second, third] = [
    await stored(FIRST),
    await stored(SECOND),
    await stored('1.0.0-333333333333'),
  ];
  await recordServed(dir, [], new Map([[MODULE, first]]), [MODULE]);
  await point(second);
  await store.follow(log);
  // As another gateway does, which has fallen back.
  await recordServed(dir, [], new Map([[MODULE, first]]), []);
  await spoil('1.0.0-333333333333');
  await point(third);
  await untilTakenUp(2);
  expect(inUse()).toBe(SECOND);
});

test('a gateway whose record of good releases cannot be read serves what the pointer names', async () => {
  await mkdir(join(dir, 'served.json'));
  await point(await stored(FIRST));
  await store.follow(log);
  expect(inUse()).toBe(FIRST);
});

test('a module that must be served is missing where nothing names it', async () => {
  store = createReleaseStore(dir, ['shell']);
  await point(await stored(FIRST));
  await store.follow(log);
  expect(store.missing()).toEqual(['shell']);
});
