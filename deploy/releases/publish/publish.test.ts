import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Release } from '@trust/shared/contract/pages/release';
import { integrityOf } from '@trust/shared/releases/integrity';
import { readHistory } from '../storage/history.ts';
import { parseCommand } from '../command.ts';
import { runCommand } from '../run-command.ts';
import { fakeDeps, type FakeSource, type FakeCommandDeps } from '../testing/fake-deps.ts';

let deps: FakeCommandDeps;
beforeEach(async () => {
  deps = await fakeDeps();
});
afterEach(() => deps.remove());

const run = (...args: string[]) => runCommand(parseCommand(args), deps);
const folderOf = async (of: FakeCommandDeps, module = 'mf-donations') => {
  const [id] = await readdir(join(of.releasesDir, module));
  return join(of.releasesDir, module, id ?? '');
};
const releaseIn = async (folder: string) =>
  Release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));

test('a published release holds every file as built and compressed, with hashes and sizes that are true', async () => {
  await expect(run('publish', 'mf-donations')).resolves.toBe(0);
  const folder = await folderOf(deps);
  const release = await releaseIn(folder);
  expect(Object.keys(release.integrity).sort()).toEqual([
    'browser/font.woff2',
    'browser/remote.js',
    'browser/remote.js.br',
    'browser/remote.js.gz',
    'server/render.js',
  ]);
  for (const [file, integrity] of Object.entries(release.integrity)) {
    expect(integrityOf(await readFile(join(folder, file)))).toBe(integrity);
  }
  const raw = await readFile(join(folder, 'browser/remote.js'));
  const br = await readFile(join(folder, 'browser/remote.js.br'));
  const gz = await readFile(join(folder, 'browser/remote.js.gz'));
  expect(brotliDecompressSync(br)).toEqual(raw);
  expect(gunzipSync(gz)).toEqual(raw);
  expect(release.sizes['browser/remote.js']).toEqual({ raw: raw.length, gzip: gz.length, br: br.length });
  expect(release.sizes['browser/font.woff2']).toEqual({ raw: 14, gzip: 14, br: 14 });
});

test('publishing the same source twice, or in another place, gives the same release byte for byte', async () => {
  await run('publish', 'mf-donations');
  const first = await readFile(join(await folderOf(deps), 'release.json'));
  await expect(run('publish', 'mf-donations')).resolves.toBe(0);
  expect(await readdir(join(deps.releasesDir, 'mf-donations'))).toHaveLength(1);
  expect(deps.messages[1]).toContain('was there already');
  await expect(readHistory(deps.releasesDir)).resolves.toHaveLength(1);

  const elsewhere = await fakeDeps();
  await runCommand(parseCommand(['publish', 'mf-donations']), elsewhere);
  expect(await readFile(join(await folderOf(elsewhere), 'release.json'))).toEqual(first);
  await elsewhere.remove();
});

test('a changed source is another release beside the first, whose bytes stay as they were', async () => {
  await run('publish', 'mf-donations');
  const first = await folderOf(deps);
  const before = await readFile(join(first, 'browser/remote.js'));
  deps.source.script = 'run(2)';
  await run('publish', 'mf-donations');
  expect(await readdir(join(deps.releasesDir, 'mf-donations'))).toHaveLength(2);
  expect(await readFile(join(first, 'browser/remote.js'))).toEqual(before);
});

test('the files of a release cannot be written to by mistake', async () => {
  await run('publish', 'mf-donations');
  const { mode } = await stat(join(await folderOf(deps), 'browser/remote.js'));
  expect(mode & 0o222).toBe(0);
});

test('publishing serves nothing yet and is recorded with who, when and why', async () => {
  await run('publish', 'mf-donations', '--why', 'clearer receipt');
  expect(await readdir(deps.releasesDir)).not.toContain('pointer.json');
  const { id } = await releaseIn(await folderOf(deps));
  await expect(readHistory(deps.releasesDir)).resolves.toEqual([
    {
      at: '2026-03-01T10:00:00.000Z',
      who: 'Asha',
      why: 'clearer receipt',
      action: 'publish',
      module: 'mf-donations',
      from: null,
      to: id,
      generation: 0,
    },
  ]);
});

test.each<[string, Partial<FakeSource>, RegExp]>([
  ['fails', { failure: 'syntax error in give.screen.tsx' }, /syntax error/],
  ['describes another module', { describe: { module: 'mf-auth' } }, /describes mf-auth/],
  ['names a file that it did not write', { describe: { server: 'server/no.js' } }, /names server\/no.js/],
])('a build that %s leaves nothing behind', async (_what, source, reason) => {
  Object.assign(deps.source, source);
  await expect(run('publish', 'mf-donations')).rejects.toThrow(reason);
  expect(await readdir(deps.releasesDir)).toEqual(['.staging']);
  expect(await readdir(join(deps.releasesDir, '.staging'))).toEqual([]);
});

test('what a killed build left behind is removed a day later, and not while it may still run', async () => {
  const staging = (name: string) => join(deps.releasesDir, '.staging', name);
  await mkdir(staging('mf-auth-old'), { recursive: true });
  await mkdir(staging('mf-auth-running'));
  const now = deps.now();
  await utimes(staging('mf-auth-old'), now, new Date(now.getTime() - 86_400_001));
  await utimes(staging('mf-auth-running'), now, new Date(now.getTime() - 600_000));
  await run('publish', 'mf-donations');
  expect(await readdir(staging(''))).toEqual(['mf-auth-running']);
});

test('a history line that a crash cut short is left out, and the next line stands alone', async () => {
  await writeFile(join(deps.releasesDir, 'history.jsonl'), '{"at": "2026-02');
  await run('publish', 'mf-donations');
  await expect(readHistory(deps.releasesDir)).resolves.toMatchObject([{ action: 'publish' }]);
});

test('several modules are published with the same options, and the ones that failed are named', async () => {
  const asked: unknown[] = [];
  deps.publishEach = (modules, options) => {
    asked.push(modules, options);
    return Promise.resolve(['mf-auth']);
  };
  await expect(run('publish', 'all', '--promote', '--why', 'new year')).resolves.toBe(1);
  expect(asked).toEqual([
    ['shell', 'mf-content', 'mf-donations', 'mf-applications', 'mf-auth'],
    ['--promote', '--why', 'new year'],
  ]);
  expect(deps.errors).toEqual(['Not published: mf-auth']);
});
