import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildProgram, PROGRAM_FILE } from '@trust/shared/releases/bundle-process/load-program';
import { build } from 'esbuild';
import { FOR_NODE } from '../../deploy/build-servers.ts';

/** The oldest that the project supports, and the newest of each generation. */
const VERSIONS = ['20.19.0', '20', '22.12.0', '22', '24', '26'];

// Renders and checks bundles, hostile ones too, with each Node that the project supports.
const folder = await mkdtemp(join(tmpdir(), 'nodes-'));
try {
  await build({
    ...FOR_NODE,
    packages: 'bundle',
    external: ['esbuild'],
    sourcemap: false,
    entryPoints: [join(import.meta.dirname, 'testing/try-bundles.ts')],
    outdir: folder,
  });
  await writeFile(join(folder, PROGRAM_FILE), await buildProgram());
  for (const version of VERSIONS) {
    const home = join(folder, version);
    await mkdir(home);
    await promisify(execFile)('npm', [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      home,
      `node@${version}`,
    ]);
    const node = join(home, 'node_modules/node/bin/node');
    const { stdout } = await promisify(execFile)(node, ['--version']);
    console.log(`Node ${stdout.trim()}`);
    const code = await new Promise((resolve) => {
      spawn(node, [join(folder, 'try-bundles.mjs')], { stdio: 'inherit' }).once('exit', resolve);
    });
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true });
}
