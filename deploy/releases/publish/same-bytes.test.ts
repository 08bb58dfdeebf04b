/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '@trust/shared/build/copy-sources';
import { filesIn } from '@trust/shared/releases/folder-files';
import { integrityOf } from '@trust/shared/releases/integrity';

const run = promisify(execFile);
const modules = ['mf-auth', 'shell'] as const;
const BUILD = `
  import { compile } from './shared/build/compile.ts';
  import { webpackConfig } from './shared/build/webpack-config.ts';
  import { loadModuleBuild } from './deploy/releases/publish/load-module-build.ts';
  const [to, ...modules] = process.argv.slice(2);
  for (const module of modules)
    await compile(webpackConfig(await loadModuleBuild(module), 'federated', to + '/' + module));`;

/** Builds the modules from a copy of their sources in a folder of their own. Returns the hash of every file. */
async function hashesOfBuild(): Promise<Record<string, string>> {
  // Packages whose paths may occur in a build are copied too.
  const { folder, remove } = await copySources(
    ...modules,
    'deploy/package.json',
    'deploy/releases',
    'node_modules/@module-federation',
  );
  const out = join(folder, 'out');
  await writeFile(join(folder, 'build.mjs'), BUILD);
  await run(process.execPath, ['--import', 'tsx', 'build.mjs', out, ...modules], { cwd: folder });
  const hashes: Record<string, string> = {};
  for (const file of await filesIn(out)) hashes[file] = integrityOf(await readFile(join(out, file)));
  await remove();
  return hashes;
}

test('the same sources give the same bytes in any folder', async () => {
  const [one, other] = await Promise.all([hashesOfBuild(), hashesOfBuild()]);
  expect(Object.keys(one)).toEqual(expect.arrayContaining(['mf-auth/remote.js', 'shell/shell.js']));
  expect(one).toEqual(other);
}, 120_000);
