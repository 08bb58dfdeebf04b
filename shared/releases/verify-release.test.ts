/** @jest-environment node */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KIT_CONTRACT } from '../contract/pages/kit-contract.ts';
import type { PointerEntry, Release } from '../contract/pages/release.ts';
import { integrityOf } from './integrity.ts';
import { InvalidReleaseError, readRelease } from './release-file.ts';
import { releaseFolder } from './release-paths.ts';
import { verifyRelease } from './verify-release.ts';

const ID = '1.0.0-0123456789ab';
const files = { 'browser/entry.js': 'run()', 'server/server.cjs': 'exports.render = 1' };
let dir: string;
let folder: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'verify-'));
  folder = join(dir, 'mf-donations', ID);
});
afterEach(() => rm(dir, { recursive: true }));

function release(changes: Partial<Release> = {}): Release {
  return {
    schema: 1,
    id: ID,
    module: 'mf-donations',
    version: '1.0.0',
    kitContract: KIT_CONTRACT,
    browser: {
      entry: 'browser/entry.js',
      main: { js: [], css: [] },
      screens: {},
      parcels: {},
      texts: {},
    },
    standalone: null,
    server: 'server/server.cjs',
    shared: {},
    sourceHash: 'abc',
    integrity: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, integrityOf(Buffer.from(text))]),
    ),
    sizes: {},
    ...changes,
  };
}

/** Writes the release and answers what a promotion would have put into the pointer. */
async function stored(text = JSON.stringify(release())): Promise<PointerEntry> {
  for (const [name, content] of Object.entries({ ...files, 'release.json': text })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return {
    url: '/',
    metadata: { integrity: '', version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: { releaseId: ID, manifestIntegrity: integrityOf(Buffer.from(text)), previous: null },
  };
}

test('a release whose every byte is as it was published is accepted', async () => {
  const entry = await stored();
  await expect(verifyRelease(dir, 'mf-donations', entry)).resolves.toEqual({
    outcome: 'verified',
    release: release(),
    folder,
  });
});

test('a busy process needs fewer turns of its event loop than the release has files', async () => {
  const many = Array.from(
    { length: 160 },
    (_, number) => [`browser/${number}.js`, `run(${number})`] as const,
  );
  for (const [name, text] of many) {
    await mkdir(join(folder, 'browser'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const listed = Object.fromEntries(many.map(([name, text]) => [name, integrityOf(text)]));
  const entry = await stored(JSON.stringify(release({ integrity: { ...release().integrity, ...listed } })));
  const busy = startBusyTurns();
  const outcome = await verifyRelease(dir, 'mf-donations', entry);
  expect(outcome).toMatchObject({ outcome: 'verified' });
  expect(busy.stop()).toBeLessThan(many.length);
});

/** Each turn of the event loop takes 5 ms from now on; `stop` says how many there were. */
function startBusyTurns(): { stop: () => number } {
  const lock = new Int32Array(new SharedArrayBuffer(4));
  let turns = 0;
  let next: NodeJS.Immediate;
  const turn = () => {
    turns += 1;
    Atomics.wait(lock, 0, 0, 5);
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  return {
    stop() {
      clearImmediate(next);
      return turns;
    },
  };
}

test.each([
  ['a changed script', 'file-changed', () => writeFile(join(folder, 'browser/entry.js'), 'evil()')],
  ['a missing server bundle', 'file-missing', () => rm(join(folder, 'server/server.cjs'))],
  ['a file that nobody published', 'file-unlisted', () => writeFile(join(folder, 'browser/more.js'), '')],
  ['a changed description', 'manifest-changed', () => writeFile(join(folder, 'release.json'), '{}')],
  ['a deleted release', 'missing', () => rm(folder, { recursive: true })],
])('%s is refused', async (_what, failure, spoil) => {
  const entry = await stored();
  await spoil();
  await expect(verifyRelease(dir, 'mf-donations', entry)).resolves.toMatchObject({
    outcome: 'rejected',
    failure,
  });
});

test('a link in the place of a file is refused, even to the same bytes', async () => {
  const entry = await stored();
  await writeFile(join(dir, 'elsewhere.js'), files['browser/entry.js']);
  await rm(join(folder, 'browser/entry.js'));
  await symlink(join(dir, 'elsewhere.js'), join(folder, 'browser/entry.js'));
  await expect(verifyRelease(dir, 'mf-donations', entry)).resolves.toMatchObject({ failure: 'file-changed' });
});

test('a release that speaks another kit contract is refused, and both numbers are named', async () => {
  const entry = await stored(JSON.stringify(release({ kitContract: KIT_CONTRACT + 1 })));
  const outcome = await verifyRelease(dir, 'mf-donations', entry);
  expect(outcome).toMatchObject({ outcome: 'rejected', failure: 'wrong-contract' });
  expect(outcome).toMatchObject({
    reason: expect.stringContaining(
      `speaks kit contract ${KIT_CONTRACT + 1}, this site speaks ${KIT_CONTRACT}`,
    ),
  });
});

test.each([
  ['a description that is not JSON', '{', 'manifest-broken'],
  ['a description of another shape', '{"schema": 1}', 'manifest-broken'],
  ['the description of another module', JSON.stringify(release({ module: 'mf-auth' })), 'other-release'],
  [
    'a description with an empty hash',
    JSON.stringify(release({ integrity: { ...release().integrity, 'browser/entry.js': '' } })),
    'manifest-broken',
  ],
  [
    'a description with a hash that browsers cannot read',
    JSON.stringify(release({ integrity: { ...release().integrity, 'browser/entry.js': 'md5-abc' } })),
    'manifest-broken',
  ],
  [
    'a description that names a script without its hash',
    JSON.stringify(release({ browser: { ...release().browser, entry: 'browser/other.js' } })),
    'file-unhashed',
  ],
])('%s is refused although it is what was promoted', async (_what, text, failure) => {
  const entry = await stored(text);
  await expect(verifyRelease(dir, 'mf-donations', entry)).resolves.toMatchObject({
    outcome: 'rejected',
    failure,
  });
});

test.each([
  '../elsewhere',
  '..',
  '.',
  '',
  '/etc',
  'C:\\elsewhere',
  '..\\elsewhere',
  `${ID}/../../elsewhere`,
  `${ID}/.`,
  `${ID}\0`,
  `${ID}\n`,
  ID.toUpperCase(),
  '１.0.0-0123456789ab',
  '%2e%2e',
  '__proto__',
])('a pointer that names %j as a release is refused before any path is made of it', async (releaseId) => {
  const entry = await stored();
  await mkdir(join(dir, 'elsewhere'));
  await cp(folder, join(dir, 'elsewhere'), { recursive: true });
  const hostile = { extras: { ...entry.extras, releaseId } };
  await expect(verifyRelease(dir, 'mf-donations', hostile)).resolves.toEqual({
    outcome: 'rejected',
    failure: 'bad-name',
    reason: `${JSON.stringify(releaseId)} is not the id of a release`,
  });
  expect(() => releaseFolder(dir, 'mf-donations', releaseId)).toThrow('is not the id of a release');
  await expect(readRelease(dir, 'mf-donations', releaseId)).rejects.toThrow(InvalidReleaseError);
});

test('the folder of a module that is none is not made', () => {
  const hostile = '../mf-donations' as 'mf-donations';
  expect(() => releaseFolder(dir, hostile, ID)).toThrow('"../mf-donations" is no module');
});

const LEADING_ELSEWHERE = [
  ...['../../elsewhere.js', '/etc/passwd', 'browser/../../x.js', 'browser\\x.js', 'C:/x.js', '.x.js'],
  ...['browser//x.js', 'browser/', 'browser/.', 'x\0.js', 'x\n', ''],
];
const { browser } = release();
const build = (changes: Partial<Release['browser']>) => ({ browser: { ...browser, ...changes } });

test.each<[string, (name: string) => Partial<Release>]>([
  ['server bundle', (name) => ({ server: name })],
  ['entry', (name) => build({ entry: name })],
  ['script', (name) => build({ main: { js: [name], css: [] } })],
  ['stylesheet', (name) => build({ screens: { home: { js: [], css: [name] } } })],
  ['script of a parcel', (name) => build({ parcels: { give: { js: [name], css: [] } } })],
  ['texts', (name) => build({ texts: { en: { js: [name], css: [] } } })],
  ['late stylesheet', (name) => build({ late: [name] })],
  ['entry of the page alone', (name) => ({ standalone: { ...browser, entry: name } })],
  ['file with a hash', (name) => ({ integrity: { ...release().integrity, [name]: integrityOf('') } })],
  ['file with a size', (name) => ({ sizes: { [name]: { raw: 1, gzip: 1, br: 1 } } })],
])('a release whose %s has a name that leads out of its folder is refused', async (_what, changes) => {
  for (const name of LEADING_ELSEWHERE) {
    const entry = await stored(JSON.stringify(release(changes(name))));
    const outcome = await verifyRelease(dir, 'mf-donations', entry);
    expect([name, outcome]).toEqual([name, expect.objectContaining({ failure: 'manifest-broken' })]);
  }
});
