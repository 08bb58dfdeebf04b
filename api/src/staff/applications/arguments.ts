import { Command } from '@commander-js/extra-typings';
import { ApplicationStatus } from '@trust/shared/contract/applications/application-overview';
import { parseCommandLine, type ParsedCommandLine } from '@trust/shared/commands/command-line';
import { parseAs, parseDay, parseId, parseLimit, parseText } from '../option-parsers.ts';

export type KeyCommand = 'create-keys' | 'rotate-key' | 'encrypt-anew';

/** The commands for the keys that Aadhaar numbers are encrypted with, each with its description. */
const KEY_COMMANDS: readonly (readonly [KeyCommand, string])[] = [
  ['create-keys', 'makes the file of keys, where there is none'],
  ['rotate-key', 'adds a new key and encrypts all numbers with it'],
  ['encrypt-anew', 'encrypts what came in with an older key meanwhile'],
];

/** Which applications; `from` and `to` are days in India. */
export type ChosenApplications = {
  status?: ApplicationStatus;
  category?: string;
  from?: string;
  to?: string;
  duplicates?: true;
};

/** A command of the office. `by` is who gives it, where that is not the account. */
export type OfficeCommand = { by?: string } & (
  | ({ kind: 'list'; limit: number } & ChosenApplications)
  | { kind: 'search'; words: string; limit: number }
  | { kind: 'show'; code: string }
  | { kind: 'set-status'; code: string; status: ApplicationStatus; note: string }
  | ({ kind: 'export'; out: string } & ChosenApplications)
  | ({ kind: 'print'; out: string } & ChosenApplications)
  | { kind: 'reveal'; code: string; reason: string }
  | { kind: 'access-log'; code: string | undefined; limit: number }
  | { kind: 'erased'; limit: number }
);

export type ApplicationsCommand = { kind: 'keys'; command: KeyCommand } | OfficeCommand;
type OnCommand = (command: ApplicationsCommand) => void;

const STATUSES = ApplicationStatus.options.join(' ');
const parseStatus = parseAs(ApplicationStatus, `There are: ${STATUSES}.`);

/** Parses the arguments of the staff's command for applications. */
export function parseApplicationsCommand(args: readonly string[]): ParsedCommandLine<ApplicationsCommand> {
  return parseCommandLine(args, (onCommand: OnCommand) => {
    const program = new Command('npm run applications --').description(
      'Applications for aid and the keys of their Aadhaar numbers. docs/applications.md explains each.',
    );
    addReading(program, onCommand);
    addHandling(program, onCommand);
    for (const [command, description] of KEY_COMMANDS) {
      program
        .command(command)
        .description(description)
        .action(() => onCommand({ kind: 'keys', command }));
    }
    return program;
  });
}

const BY = ['--by <name>', 'who asks, where that is not the account', parseText] as const;

/** Adds a command with the options that choose applications. */
const choosing = (program: Command, name: string) =>
  program
    .command(name)
    .option('--status <status>', STATUSES, parseStatus)
    .option('--category <id>', 'of this category', parseId)
    .option('--from <day>', 'sent on this day or later, such as 2026-04-01', parseDay)
    .option('--to <day>', 'sent on this day or before', parseDay)
    .option('--duplicates', 'only those that may be there twice')
    .option(...BY);
const LIMIT = ['--limit <number>', 'at most so many', parseLimit] as const;

function addReading(program: Command, onCommand: OnCommand): void {
  choosing(program, 'list')
    .description('applications, the newest first')
    .option(...LIMIT, 50)
    .action((options) => onCommand({ kind: 'list', ...options }));
  program
    .command('search')
    .description('applications by name, place, ward, number, phone or the last four digits of the Aadhaar')
    .argument('<words...>', 'all of them must be found; the beginning of a word is enough')
    .option(...LIMIT, 50)
    .option(...BY)
    .action((words, options) => onCommand({ kind: 'search', words: words.join(' '), ...options }));
  program
    .command('show')
    .description('one application with its history, and others that may be the same')
    .argument('<number>', 'such as ACDE3467')
    .option(...BY)
    .action((code, options) => onCommand({ kind: 'show', code, ...options }));
}

function addHandling(program: Command, onCommand: OnCommand): void {
  program
    .command('set-status')
    .description('says how far the trust is with an application; its applicant sees the status, not the note')
    .argument('<number>')
    .argument('<status>', STATUSES, parseStatus)
    .requiredOption('--note <words>', 'why', parseText)
    .option(...BY)
    .action((code, status, options) => onCommand({ kind: 'set-status', code, status, ...options }));
  choosing(program, 'export')
    .description('a table for a spreadsheet, without Aadhaar numbers')
    .requiredOption('--out <file.csv>', 'where to', parseText)
    .action((options) => onCommand({ kind: 'export', ...options }));
  choosing(program, 'print')
    .description('the papers of applications, a PDF for each')
    .requiredOption('--out <folder>', 'where to; it must not be there yet', parseText)
    .action((options) => onCommand({ kind: 'print', ...options }));
  program
    .command('reveal')
    .description('the Aadhaar number of an application; who asked and why is recorded')
    .argument('<number>')
    .requiredOption('--reason <words>', 'why', parseText)
    .option(...BY)
    .action((code, options) => onCommand({ kind: 'reveal', code, ...options }));
  program
    .command('access-log')
    .description('who looked at applications, or at one of them, when and why')
    .argument('[number]')
    .option(...LIMIT, 100)
    .action((code, options) => onCommand({ kind: 'access-log', code, ...options }));
  program
    .command('erased')
    .description('the numbers of applications that were erased for their age')
    .option(...LIMIT, 100)
    .action((options) => onCommand({ kind: 'erased', ...options }));
}
