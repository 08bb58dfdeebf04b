import { Argument, Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { parseCommandLine } from '@trust/shared/commands/command-line';
import { ModuleName, PinTarget, Release } from '@trust/shared/contract/pages/release';

/** Why a release is served, and who decides it when it is not the one that git knows. */
interface Note {
  who?: string | undefined;
  why: string;
}

/** One parsed call of the release command. */
export type ReleaseCommand =
  | ({ name: 'publish'; modules: readonly ModuleName[]; promote: boolean } & Note)
  | ({ name: 'promote'; module: ModuleName; id: string } & Note)
  | ({ name: 'rollback'; module: ModuleName; to?: string | undefined } & Note)
  | ({ name: 'pin'; target: PinTarget; module: ModuleName; id: string } & Note)
  | ({ name: 'unpin'; target: PinTarget; module: ModuleName } & Note)
  | { name: 'status'; json: boolean }
  | { name: 'help' | 'wrong-use'; text: string };

/** Parses the arguments of `npm run release`. */
export function parseCommand(args: readonly string[]): ReleaseCommand {
  const parsed = parseCommandLine<ReleaseCommand>(args, (onCommand) =>
    new Command('npm run release --')
      .description('Builds releases and says which are served.')
      .addCommand(
        withNote(new Command('publish').description('build, and add to the releases'))
          .addArgument(new Argument('<module>').choices([...ModuleName.options, 'all'] as const))
          .option('--promote', 'serve it at once', false)
          .action((subject, options) =>
            onCommand({
              name: 'publish',
              modules: subject === 'all' ? ModuleName.options : [subject],
              ...options,
            }),
          ),
      )
      .addCommand(
        withNote(new Command('promote').description('serve a published release'))
          .addArgument(moduleArgument())
          .argument('<id>', 'of the release', parseId)
          .action((module, id, note) => onCommand({ name: 'promote', module, id, ...note })),
      )
      .addCommand(
        withNote(new Command('rollback').description('serve the last good one again'))
          .addArgument(moduleArgument())
          .option('--to <id>', 'the release to return to, instead of the last good one', parseId)
          .action((module, options) => onCommand({ name: 'rollback', module, ...options })),
      )
      .addCommand(
        withNote(new Command('pin').description('have pages within apps keep to a release'))
          .addArgument(targetArgument())
          .addArgument(moduleArgument())
          .argument('<id>', 'of the release', parseId)
          .action((target, module, id, note) => onCommand({ name: 'pin', target, module, id, ...note })),
      )
      .addCommand(
        withNote(new Command('unpin').description('have them follow what is served again'))
          .addArgument(targetArgument())
          .addArgument(moduleArgument())
          .action((target, module, note) => onCommand({ name: 'unpin', target, module, ...note })),
      )
      .addCommand(
        new Command('status')
          .description('what is served, since when, by whom')
          .option('--json', 'for programs', false)
          .action(({ json }) => onCommand({ name: 'status', json })),
      ),
  );
  return parsed.outcome === 'parsed' ? parsed.command : { name: parsed.outcome, text: parsed.text };
}

const moduleArgument = () => new Argument('<module>').choices(ModuleName.options);
const targetArgument = () => new Argument('<target>').choices(PinTarget.options);

function withNote(command: Command) {
  return command
    .addOption(new Option('--why <words>', 'for the history').default(''))
    .option('--who <name>', 'who decides, when it is not the one that git knows');
}

function parseId(typed: string): string {
  const id = Release.shape.id.safeParse(typed);
  if (!id.success) throw new InvalidArgumentError(`"${typed}" is not the id of a release.`);
  return id.data;
}
