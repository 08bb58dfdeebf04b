/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filesIn } from '../releases/folder-files.ts';
import { copySources } from './copy-sources.ts';
import { integrityOf } from '../releases/integrity.ts';

const run = promisify(execFile);
const modules = ['mf-auth', 'shell'] as const;
const BUILD = `
  import { compile } from './shared/build/compile.ts';
  import { webpackConfig } from './shared/build/webpack-config.ts';
  const [to, ...modules] = process.argv.slice(2);
  for (const module of modules) await compile(webpackConfig(module, 'federated', to + '/' + module));`;

/** The hashes of what the modules' builds for composed pages hold, when their sources are in a folder of their own. */
async function hashesOfBuild(): Promise<Record<string, string>> {
  // Of the packages, those are copied whose own paths a build may hold.
  const { folder, remove } = await copySources(...modules, 'node_modules/@module-federation');
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
