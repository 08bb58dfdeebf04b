import { Command } from '@commander-js/extra-typings';
import { parseCommandLine, type ParsedCommandLine } from '@trust/shared/commands/command-line';
import { parseText } from '../option-parsers.ts';

/** A command of the staff for accounts. */
export type AccountsCommand = { kind: 'show' | 'close'; email: string };

/** Parses the arguments of the staff's command for accounts. */
export function parseAccountsCommand(args: readonly string[]): ParsedCommandLine<AccountsCommand> {
  return parseCommandLine(args, (onCommand: (command: AccountsCommand) => void) => {
    const program = new Command('npm run accounts --').description(
      'Accounts of visitors. docs/accounts.md explains each command.',
    );
    const add = (kind: AccountsCommand['kind'], description: string) =>
      program
        .command(kind)
        .description(description)
        .argument('<email>', 'the address that its owner logs in with', parseText)
        .action((email) => onCommand({ kind, email }));
    add('show', 'what an account holds');
    add('close', 'erases an account; its donations and applications stay, and are of no account then');
    return program;
  });
}
