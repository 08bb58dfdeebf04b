/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '@trust/shared/build/copy-sources';
import { root } from '@trust/shared/build/paths';
import { filesIn } from '@trust/shared/releases/folder-files';
import { integrityOf } from '@trust/shared/releases/integrity';

const run = promisify(execFile);
const modules = ['mf-auth', 'shell'] as const;
/** A script that builds modules; `./` is the folder with their sources. */
const BUILD = `
  import { compile } from './shared/build/compile.ts';
  import { webpackConfig } from './shared/build/webpack-config.ts';
  import { loadModuleBuild } from './deploy/releases/publish/load-module-build.ts';
  const [to, ...modules] = process.argv.slice(2);
  for (const module of modules)
    await compile(webpackConfig(await loadModuleBuild(module), 'federated', to + '/' + module));`;

/** Builds the modules from the sources in a folder. Returns the hash of every file. */
async function hashesOfBuild(folder: string): Promise<Record<string, string>> {
  const out = await mkdtemp(join(tmpdir(), 'build-'));
  const script = join(out, 'build.mjs');
  await writeFile(script, BUILD.replaceAll("'./", `'${folder}/`));
  await run(process.execPath, ['--import', 'tsx', script, join(out, 'built'), ...modules], { cwd: folder });
  const hashes: Record<string, string> = {};
  for (const file of await filesIn(join(out, 'built')))
    hashes[file] = integrityOf(await readFile(join(out, 'built', file)));

  await rm(out, { recursive: true });
  return hashes;
}

test('the same sources give the same bytes in any folder, and with linked packages', async () => {
  const { folder, remove } = await copySources(
    ...modules,
    'package.json',
    'deploy/package.json',
    'deploy/releases',
  );
  const [here, there] = await Promise.all([hashesOfBuild(root), hashesOfBuild(folder)]);
  await remove();
  expect(Object.keys(here)).toEqual(expect.arrayContaining(['mf-auth/remote.js', 'shell/shell.js']));
  expect(there).toEqual(here);
}, 120_000);
