import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseCommand } from './command.ts';
import { loadModuleBuild } from './publish/load-module-build.ts';
import { publishEach } from './publish/publish-each.ts';
import { runCommand } from './run-command.ts';
import { sourceHash } from './publish/source-hash.ts';
import { releasesFolder, root } from './storage/storage-folder.ts';

async function readAuthorName(): Promise<string> {
  const inGit = await promisify(execFile)('git', ['config', 'user.name'], { cwd: root }).catch(
    () => undefined,
  );
  return inGit?.stdout.trim() || process.env.USER || 'unknown';
}

// The process ends with its parent.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

try {
  process.exitCode = await runCommand(parseCommand(process.argv.slice(2)), {
    releasesDir: releasesFolder(process.env),
    sourceHash: (module) => sourceHash(root, module),
    // Imported on demand: a rollback must not wait for a compiler to load.
    build: async (module, outDir) => {
      const { buildModule } = await import('@trust/shared/build/build-module');
      return buildModule(await loadModuleBuild(module), outDir);
    },
    smokeTest: async (...asked) =>
      (await import('@trust/shared/releases/checks/bundle-check')).smokeTest(...asked),
    publishEach: (modules, options) =>
      publishEach(modules, options, process.env, (text) => console.error(text)),
    who: readAuthorName,
    now: () => new Date(),
    info: (text) => console.log(text),
    error: (text) => console.error(text),
  });
} catch (error) {
  console.error(error instanceof Error && error.message !== '' ? error.message : error);
  process.exitCode = 1;
}
