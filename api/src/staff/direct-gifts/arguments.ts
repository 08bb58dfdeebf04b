import { Command, Option } from '@commander-js/extra-typings';
import * as z from 'zod/mini';
import { readReference } from '@trust/shared/contract/typed/reference';
import { STATEMENT_FIELDS, type ChosenHeadings } from '../../modules/payments/direct-gifts/index.ts';
import { parseAs, parseDay, parseLimit, parseText, wholeNumber } from '../option-parsers.ts';

/** A command for gifts that were paid by UPI or bank transfer. `from` and `to` are days of the statement. */
export type DirectGiftCommand =
  | { kind: 'list-reports' }
  | { kind: 'match'; tranId: string; line: number; takesOtherAmount: boolean; by: string | undefined }
  | { kind: 'match-certain'; yes: boolean; by: string | undefined }
  | { kind: 'reject'; tranId: string; reason: string; by?: string }
  | { kind: 'import-statement'; file: string; columns: ChosenHeadings; by: string | undefined }
  | { kind: 'list-lines'; from?: string; to?: string; limit: number };

type OnCommand = (command: DirectGiftCommand) => void;

const parseLine = parseAs(
  wholeNumber(15),
  'A line is a number, as reports list and statement list print it.',
);
const Column = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[a-z]+=./), z.maxLength(100)),
    z.transform((typed) => [typed.slice(0, typed.indexOf('=')), typed.slice(typed.indexOf('=') + 1)]),
  ),
  z.tuple([z.enum(STATEMENT_FIELDS), z.string()]),
);
const parseColumn = parseAs(
  Column,
  `It is written "credit=Amount received"; there are: ${STATEMENT_FIELDS.join(' ')}.`,
);
const BY = ['--by <name>', 'who decides', parseText] as const;

/** The command `reports`. */
export function createReports(onCommand: OnCommand) {
  return new Command('reports')
    .description('gifts by UPI or bank transfer that donors reported')
    .addCommand(
      new Command('list')
        .description('those that wait for the bank’s statement, with the lines that may be theirs')
        .action(() => onCommand({ kind: 'list-reports' })),
    )
    .addCommand(createMatch(onCommand))
    .addCommand(
      new Command('reject')
        .description('ends a report of which the statement shows nothing')
        .argument('<reference>', 'such as SCT/2026/000042', readReference)
        .requiredOption('--reason <words>', 'why', parseText)
        .option(...BY)
        .action((tranId, options) => onCommand({ kind: 'reject', tranId, ...options })),
    );
}

function createMatch(onCommand: OnCommand) {
  const match = new Command('match')
    .description('a gift with its line of the statement: it is counted, and its donor gets the receipt')
    .argument('[reference]', 'such as SCT/2026/000042', readReference)
    .argument('[line]', 'the line’s number', parseLine)
    .addOption(
      new Option('--certain', 'all whose number and sum are the line’s').conflicts('takeStatementSum'),
    )
    .option('--take-statement-sum', 'the line’s sum is right and the donor’s is not')
    .option(...BY)
    .option('--yes', 'with --certain: without the question');
  return match.action((tranId, line, { certain = false, takeStatementSum = false, yes = false, by }) => {
    if (certain && tranId === undefined) return onCommand({ kind: 'match-certain', yes, by });
    if (certain || tranId === undefined || line === undefined)
      return match.error('error: match needs a reference and a line, or --certain alone.');
    onCommand({ kind: 'match', tranId, line, takesOtherAmount: takeStatementSum, by });
  });
}

/** The command `statement`. */
export function createStatement(onCommand: OnCommand) {
  return new Command('statement')
    .description('the bank’s statements')
    .addCommand(
      new Command('import')
        .description('stores the credits of a statement, each once, and says which gifts they may be')
        .argument('<file>', 'as the bank’s site gives it: CSV or .xlsx')
        .option(
          '--column <field=heading>',
          'where the bank’s heading is not known; may be given several times',
          (typed: string, before: ChosenHeadings): ChosenHeadings => {
            const [field, heading] = parseColumn(typed);
            return { ...before, [field]: heading };
          },
          {},
        )
        .option(...BY)
        .action((file, { column: columns, by }) =>
          onCommand({ kind: 'import-statement', file, columns, by }),
        ),
    )
    .addCommand(
      new Command('list')
        .description('the credits that no gift has')
        .option('--from <day>', 'on this day or later, such as 2026-04-01', parseDay)
        .option('--to <day>', 'on this day or before', parseDay)
        .option('--limit <number>', 'at most so many', parseLimit, 100)
        .action((filter) => onCommand({ kind: 'list-lines', ...filter })),
    );
}
