import type { ModuleName, PinTarget } from '@trust/shared/contract/release';
import type { Author } from './change-pointer.ts';
import { USAGE, type Command } from './command.ts';
import { pin, promote, rollback, unpin, type Pinning, type Promotion, type SmokeTest } from './promote.ts';
import { publish, type Build } from './publish.ts';
import { browserBytes, kilobytes } from './release-size.ts';
import { siteStatus, statusTable } from './status.ts';

/** What the command works with: the storage, the compiler, the clock and the console. */
export type Tools = {
  releasesDir: string;
  sourceHash: (module: ModuleName) => Promise<string>;
  build: Build;
  smokeTest: SmokeTest;
  /** Publishes several modules by processes of their own; answers those that failed. */
  publishEach: (modules: readonly ModuleName[], options: readonly string[]) => Promise<readonly ModuleName[]>;
  who: () => Promise<string>;
  now: () => Date;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** Carries out one command. The answer is the exit code: 0 done, 1 refused or failed, 2 wrong use. */
export async function runCommand(command: Command, tools: Tools): Promise<0 | 1 | 2> {
  switch (command.name) {
    case 'help':
      tools.say(USAGE);
      return 0;
    case 'wrong-use':
      tools.complain(`${command.reason}\n\n${USAGE}`);
      return 2;
    case 'status': {
      const status = await siteStatus(tools.releasesDir);
      tools.say(command.json ? JSON.stringify(status, null, 2) : statusTable(status));
      return 0;
    }
    case 'publish':
      return command.modules.length === 1 ? publishOne(command, tools) : publishSeveral(command, tools);
    case 'promote': {
      const author = await authorOf(command, tools);
      const outcome = await promote(tools.releasesDir, command.module, command.id, tools.smokeTest, author);
      return tell(command.module, outcome, tools);
    }
    case 'pin': {
      const { target, module, id } = command;
      const author = await authorOf(command, tools);
      return tellPin(
        command,
        await pin(tools.releasesDir, target, module, id, tools.smokeTest, author),
        tools,
      );
    }
    case 'unpin': {
      const { target, module } = command;
      const author = await authorOf(command, tools);
      return tellPin(command, await unpin(tools.releasesDir, target, module, author), tools);
    }
    case 'rollback': {
      const author = await authorOf(command, tools);
      return tell(
        command.module,
        await rollback(tools.releasesDir, command.module, tools.smokeTest, author),
        tools,
      );
    }
  }
}

type Publish = Extract<Command, { name: 'publish' }>;

async function publishOne(command: Publish, tools: Tools): Promise<0 | 1> {
  const [module] = command.modules;
  if (!module) return 0;
  const author = await authorOf(command, tools);
  const started = tools.now().getTime();
  const { release, added } = await publish(
    module,
    await tools.sourceHash(module),
    tools.releasesDir,
    tools.build,
    author,
  );
  const seconds = ((tools.now().getTime() - started) / 1000).toFixed(1);
  tools.say(
    `${module} ${release.id}: ${added ? 'added' : 'was there already'} (${kilobytes(browserBytes(release))}, ${seconds} s)`,
  );
  if (!command.promote) return 0;
  return tell(module, await promote(tools.releasesDir, module, release.id, tools.smokeTest, author), tools);
}

async function publishSeveral(command: Publish, tools: Tools): Promise<0 | 1> {
  const failed = await tools.publishEach(command.modules, [
    ...(command.promote ? ['--promote'] : []),
    ...(command.who === undefined ? [] : ['--who', command.who]),
    ...['--why', command.why],
  ]);
  if (failed.length === 0) return 0;
  tools.complain(`Not published: ${failed.join(', ')}`);
  return 1;
}

async function authorOf(command: { who?: string; why: string }, tools: Tools): Promise<Author> {
  return { who: command.who ?? (await tools.who()), why: command.why, now: tools.now };
}

function tell(module: ModuleName, outcome: Promotion, tools: Tools): 0 | 1 {
  switch (outcome.outcome) {
    case 'promoted':
      tools.say(`${module} ${outcome.to}: served now (before: ${outcome.from ?? 'none'})`);
      return 0;
    case 'already-served':
      tools.say(`${module} ${outcome.to}: served already, nothing to change`);
      return 0;
    case 'refused':
      tools.complain(`Refused, nothing was changed: ${outcome.reason}`);
      return 1;
  }
}

function tellPin(
  { target, module }: { target: PinTarget; module: ModuleName },
  outcome: Pinning,
  tools: Tools,
): 0 | 1 {
  switch (outcome.outcome) {
    case 'pinned':
      tools.say(`${target} keeps to ${module} ${outcome.to} from now on`);
      return 0;
    case 'unpinned':
      tools.say(`${target} follows what is served of ${module} again (before: ${outcome.from})`);
      return 0;
    case 'nothing-to-change':
      tools.say(`${target}, ${module}: nothing to change`);
      return 0;
    case 'refused':
      tools.complain(`Refused, nothing was changed: ${outcome.reason}`);
      return 1;
  }
}
