import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseCommand } from './command.ts';
import { publishEach } from './publish-each.ts';
import { runCommand } from './run-command.ts';
import { sourceHash } from './source-hash.ts';
import { releasesFolder, root } from './storage-folder.ts';

async function whoIsThis(): Promise<string> {
  const inGit = await promisify(execFile)('git', ['config', 'user.name'], { cwd: root }).catch(
    () => undefined,
  );
  return inGit?.stdout.trim() || process.env.USER || 'unknown';
}

// Started by another process, it does not outlive it.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

try {
  process.exitCode = await runCommand(parseCommand(process.argv.slice(2)), {
    releasesDir: releasesFolder(process.env),
    sourceHash: (module) => sourceHash(root, module),
    // Loaded when needed: a rollback must not wait for a compiler.
    build: async (module, outDir) =>
      (await import('@trust/shared/build/build-module')).buildModule(module, outDir),
    smokeTest: async (file, module) =>
      (await import('@trust/shared/releases/server-bundle')).smokeTest(file, module),
    publishEach: (modules, options) =>
      publishEach(modules, options, process.env, (text) => console.error(text)),
    who: whoIsThis,
    now: () => new Date(),
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
  });
} catch (error) {
  console.error(error instanceof Error && error.message !== '' ? error.message : error);
  process.exitCode = 1;
}
