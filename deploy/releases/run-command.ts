import type { ModuleName, PinTarget } from '@trust/shared/contract/pages/release';
import type { Author } from './storage/change-pointer.ts';
import type { ReleaseCommand } from './command.ts';
import { pin, promote, unpin, type Pinning, type Promotion, type SmokeTest } from './promote.ts';
import { rollback } from './rollback.ts';
import { publish, type Build } from './publish/publish.ts';
import { browserBytes, kilobytes } from './publish/release-size.ts';
import { siteStatus, statusTable } from './status.ts';

export type ReleaseCommandDeps = {
  releasesDir: string;
  sourceHash: (module: ModuleName) => Promise<string>;
  build: Build;
  smokeTest: SmokeTest;
  /** How long the running gateways have to take a change up, in ms; ten seconds unless given. */
  takeUpMs?: number;
  /** Publishes several modules in processes of their own; returns those that failed. */
  publishEach: (modules: readonly ModuleName[], options: readonly string[]) => Promise<readonly ModuleName[]>;
  who: () => Promise<string>;
  now: () => Date;
  info: (text: string) => void;
  error: (text: string) => void;
};

/** Runs one command; returns the exit code: 0 done, 1 refused or failed, 2 wrong use. */
export async function runCommand(command: ReleaseCommand, deps: ReleaseCommandDeps): Promise<0 | 1 | 2> {
  switch (command.name) {
    case 'help':
      deps.info(command.text);
      return 0;
    case 'wrong-use':
      deps.error(command.text);
      return 2;
    case 'status': {
      const status = await siteStatus(deps.releasesDir);
      deps.info(command.json ? JSON.stringify(status, null, 2) : statusTable(status));
      return 0;
    }
    case 'publish':
      return command.modules.length === 1 ? publishOne(command, deps) : publishSeveral(command, deps);
    case 'promote': {
      const author = await readAuthor(command, deps);
      const outcome = await promote(
        deps.releasesDir,
        command.module,
        command.id,
        deps.smokeTest,
        author,
        deps.takeUpMs,
      );
      return printPromotion(command.module, outcome, deps);
    }
    case 'pin': {
      const { target, module, id } = command;
      const author = await readAuthor(command, deps);
      return printPinning(
        command,
        await pin(deps.releasesDir, target, module, id, deps.smokeTest, author),
        deps,
      );
    }
    case 'unpin': {
      const { target, module } = command;
      const author = await readAuthor(command, deps);
      return printPinning(command, await unpin(deps.releasesDir, target, module, author), deps);
    }
    case 'rollback': {
      const author = await readAuthor(command, deps);
      return printPromotion(
        command.module,
        await rollback(deps.releasesDir, command.module, deps.smokeTest, author, {
          to: command.to,
          withinMs: deps.takeUpMs,
        }),
        deps,
      );
    }
  }
}

type PublishCommand = Extract<ReleaseCommand, { name: 'publish' }>;

async function publishOne(command: PublishCommand, deps: ReleaseCommandDeps): Promise<0 | 1> {
  const [module] = command.modules;
  if (!module) return 0;
  const author = await readAuthor(command, deps);
  const started = deps.now().getTime();
  const { release, added } = await publish(
    module,
    await deps.sourceHash(module),
    deps.releasesDir,
    deps.build,
    author,
  );
  const seconds = ((deps.now().getTime() - started) / 1000).toFixed(1);
  deps.info(
    `${module} ${release.id}: ${added ? 'added' : 'was there already'} (${kilobytes(browserBytes(release))}, ${seconds} s)`,
  );
  if (!command.promote) return 0;
  return printPromotion(
    module,
    await promote(deps.releasesDir, module, release.id, deps.smokeTest, author, deps.takeUpMs),
    deps,
  );
}

async function publishSeveral(command: PublishCommand, deps: ReleaseCommandDeps): Promise<0 | 1> {
  const failed = await deps.publishEach(command.modules, [
    ...(command.promote ? ['--promote'] : []),
    ...(command.who === undefined ? [] : ['--who', command.who]),
    ...['--why', command.why],
  ]);
  if (failed.length === 0) return 0;
  deps.error(`Not published: ${failed.join(', ')}`);
  return 1;
}

async function readAuthor(
  command: { who?: string | undefined; why: string },
  deps: ReleaseCommandDeps,
): Promise<Author> {
  return { who: command.who ?? (await deps.who()), why: command.why, now: deps.now };
}

function printPromotion(module: ModuleName, outcome: Promotion, deps: ReleaseCommandDeps): 0 | 1 {
  switch (outcome.outcome) {
    case 'promoted':
      deps.info(`${module} ${outcome.to}: served now (before: ${outcome.from ?? 'none'})`);
      return 0;
    case 'already-served':
      deps.info(`${module} ${outcome.to}: served already, nothing to change`);
      return 0;
    case 'undone':
      deps.error(
        `${module} ${outcome.to}: undone, what was served before is served again: ${outcome.reason}`,
      );
      return 1;
    case 'not-taken-up':
      deps.error(`${module} ${outcome.to}: named by the pointer, but ${outcome.reason}`);
      return 1;
    case 'refused':
      deps.error(`Refused, nothing was changed: ${outcome.reason}`);
      return 1;
  }
}

function printPinning(
  { target, module }: { target: PinTarget; module: ModuleName },
  outcome: Pinning,
  deps: ReleaseCommandDeps,
): 0 | 1 {
  switch (outcome.outcome) {
    case 'pinned':
      deps.info(`${target} keeps to ${module} ${outcome.to} from now on`);
      return 0;
    case 'unpinned':
      deps.info(`${target} follows what is served of ${module} again (before: ${outcome.from})`);
      return 0;
    case 'nothing-to-change':
      deps.info(`${target}, ${module}: nothing to change`);
      return 0;
    case 'refused':
      deps.error(`Refused, nothing was changed: ${outcome.reason}`);
      return 1;
  }
}
