/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
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

/** Builds the modules from sources into a folder. Returns the hash of every file. */
async function hashesOfBuild(sources: string, out: string): Promise<Record<string, string>> {
  const script = `${out}.mjs`;
  await writeFile(script, BUILD.replaceAll("'./", `'${sources}/`));
  await run(process.execPath, ['--import', 'tsx', script, out, ...modules], { cwd: sources });
  const hashes: Record<string, string> = {};
  for (const file of await filesIn(out)) hashes[file] = integrityOf(await readFile(join(out, file)));
  return hashes;
}

test('the same sources give the same bytes in any folder, and with linked packages', async () => {
  const copy = await copySources(...modules, 'deploy/package.json', 'deploy/releases');
  const builds = [
    hashesOfBuild(root, join(copy.folder, 'here')),
    hashesOfBuild(copy.folder, join(copy.folder, 'there')),
  ];
  try {
    const [here = {}, there] = await Promise.all(builds);
    expect(Object.keys(here)).toEqual(expect.arrayContaining(['mf-auth/remote.js', 'shell/shell.js']));
    expect(there).toEqual(here);
  } finally {
    await Promise.allSettled(builds);
    await copy.remove();
  }
  // Two builds at once take minutes where others use the machine too.
}, 480_000);
