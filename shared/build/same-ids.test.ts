/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filesIn } from '../releases/folder-files.ts';
import { integrityOf } from './integrity-plugin.ts';
import { root } from './paths.ts';

const run = promisify(execFile);
const modules = ['mf-auth', 'shell'] as const;
const BUILD = `
  import { compile } from './shared/build/compile.ts';
  import { webpackConfig } from './shared/build/webpack-config.ts';
  const [to, ...modules] = process.argv.slice(2);
  for (const module of modules) await compile(webpackConfig(module, 'federated', to + '/' + module));`;

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'folders-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Copies what the modules are built from. Packages are linked, save those whose paths a build may hold. */
async function checkOut(name: string): Promise<string> {
  const copy = join(folder, name);
  const packages = join(copy, 'node_modules');
  await mkdir(join(packages, '@trust'), { recursive: true });
  for (const part of ['shared', ...modules, 'node_modules/@module-federation'])
    await cp(join(root, part), join(copy, part), { recursive: true });
  for (const entry of await readdir(join(root, 'node_modules')))
    if (!['@module-federation', '@trust', '.federation'].includes(entry))
      await symlink(join(root, 'node_modules', entry), join(packages, entry));
  await symlink(join(copy, 'shared'), join(packages, '@trust/shared'));
  return copy;
}

/** The hashes of what the modules' builds for composed pages hold, when their sources are in a folder of this name. */
async function hashesOfBuildIn(name: string): Promise<Record<string, string>> {
  const copy = await checkOut(name);
  const out = join(copy, 'out');
  await writeFile(join(copy, 'build.mjs'), BUILD);
  await run(process.execPath, ['--import', 'tsx', 'build.mjs', out, ...modules], { cwd: copy });
  const hashes: Record<string, string> = {};
  for (const file of await filesIn(out)) hashes[file] = integrityOf(await readFile(join(out, file)));
  return hashes;
}

test('the same sources give the same bytes in any folder', async () => {
  const [one, other] = await Promise.all([hashesOfBuildIn('checkout'), hashesOfBuildIn('another-checkout')]);
  expect(Object.keys(one)).toEqual(expect.arrayContaining(['mf-auth/remote.js', 'shell/shell.js']));
  expect(one).toEqual(other);
}, 120_000);
