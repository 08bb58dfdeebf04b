import { Command, Option } from '@commander-js/extra-typings';
import { parseRupees } from '@trust/shared/contract/donations/amount';
import * as z from 'zod/mini';
import { readFigures } from '@trust/shared/contract/typed/figures';
import { readReference } from '@trust/shared/contract/typed/reference';
import { parseCommandLine, type ParsedCommandLine } from '@trust/shared/commands/command-line';
import { createReports, createStatement, type DirectGiftCommand } from './direct-gifts/arguments.ts';
import { parseAs, parseDay, parseLimit, parseText, readBy } from './option-parsers.ts';
import { transactions } from '../modules/payments/ledger/ledger.schema.ts';

type TransactionState = (typeof transactions.state.enumValues)[number];

/** A command of staff. Amounts in paise; `from` and `to` are days in India. */
export type StaffCommand =
  | { kind: 'list'; state?: TransactionState; from?: string; to?: string; limit: number }
  | { kind: 'due-refunds' }
  | { kind: 'quarantine' }
  | { kind: 'disputes' }
  | { kind: 'show'; reference: string }
  | { kind: 'reconcile'; reference: string | undefined }
  | {
      kind: 'refund';
      reference: string;
      amount?: number;
      reason: string;
      key?: string;
      by: string | undefined;
      givenBack: boolean;
      yes: boolean;
    }
  | { kind: 'refund-due'; refund: string; by: string | undefined; givenBack: boolean; yes: boolean }
  | { kind: 'resolve'; payment: string; reason: string; by?: string }
  | { kind: 'direct-gift'; command: DirectGiftCommand }
  | { kind: 'export'; year: string; out: string; withTestPayments: boolean; withProjects: boolean };

/** A financial year, such as `2025-26`; the second part is the following year. */
const Year = readBy(
  readFigures,
  z.string().check(
    z.regex(/^\d{4}-\d{2}$/),
    z.refine((year) => (Number(year.slice(0, 4)) + 1) % 100 === Number(year.slice(5))),
  ),
);
const State = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.toUpperCase()),
  ),
  z.enum(transactions.state.enumValues),
);
const Rupees = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const amount = parseRupees(typed);
    if (amount.kind === 'paise') return amount.paise;
    context.issues.push({ code: 'custom', message: 'is no amount in rupees', input: typed });
    return z.NEVER;
  }),
);

/** Parses the arguments of the staff's command for donations. */
export function parseStaffCommand(args: readonly string[]): ParsedCommandLine<StaffCommand> {
  return parseCommandLine(args, (onCommand) =>
    new Command('npm run payments --')
      .description(
        'Donations, refunds, the bank’s statements and the yearly export. docs/donations.md explains each with examples.',
      )
      .addCommand(createList(onCommand))
      .addCommand(createShow(onCommand))
      .addCommand(createReconcile(onCommand))
      .addCommand(createResolve(onCommand))
      .addCommand(createRefund(onCommand))
      .addCommand(createReports((command) => onCommand({ kind: 'direct-gift', command })))
      .addCommand(createStatement((command) => onCommand({ kind: 'direct-gift', command })))
      .addCommand(createExport(onCommand)),
  );
}

type OnCommand = (command: StaffCommand) => void;

function createList(onCommand: OnCommand) {
  const filters = ['state', 'from', 'to'];
  return new Command('list')
    .description('donations, the newest first')
    .option(
      '--state <state>',
      transactions.state.enumValues.join(' '),
      parseAs(State, `There are: ${transactions.state.enumValues.join(' ')}.`),
    )
    .option('--from <day>', 'begun on this day or later, such as 2026-04-01', parseDay)
    .option('--to <day>', 'begun on this day or before', parseDay)
    .option('--limit <number>', 'at most so many', parseLimit, 100)
    .addOption(
      new Option('--due-refunds', 'refunds that wait for staff').conflicts([
        ...filters,
        'quarantine',
        'disputes',
      ]),
    )
    .addOption(new Option('--quarantine', 'money that fits no donation').conflicts([...filters, 'disputes']))
    .addOption(new Option('--disputes', 'money that a donor’s bank asks back').conflicts(filters))
    .action(({ dueRefunds, quarantine, disputes, ...filter }) => {
      if (dueRefunds) return onCommand({ kind: 'due-refunds' });
      if (disputes) return onCommand({ kind: 'disputes' });
      onCommand(quarantine ? { kind: 'quarantine' } : { kind: 'list', ...filter });
    });
}

function createShow(onCommand: OnCommand) {
  return new Command('show')
    .description('one donation with its history')
    .argument(
      '<reference>',
      'such as SCT/2026/000042; also the provider’s order or payment, or a UTR',
      readReference,
    )
    .action((reference) => onCommand({ kind: 'show', reference }));
}

function createReconcile(onCommand: OnCommand) {
  return new Command('reconcile')
    .description('asks the provider about one donation, or about all that are open')
    .argument('[reference]', 'of the donation', readReference)
    .action((reference) => onCommand({ kind: 'reconcile', reference }));
}

function createResolve(onCommand: OnCommand) {
  return new Command('resolve')
    .description('takes a payment off the quarantine, with what became of it')
    .argument('<payment>', 'as the list shows it', readReference)
    .requiredOption('--reason <words>', 'what became of it', parseText)
    .option('--by <name>', 'who decides', parseText)
    .action((payment, options) => onCommand({ kind: 'resolve', payment, ...options }));
}

function createRefund(onCommand: OnCommand) {
  const refund = new Command('refund')
    .description('gives back all that is left, or a part; or sends a refund that waits for staff')
    .argument('[reference]', 'of the donation, or of the payment that is meant', readReference)
    .option('--amount <rupees>', 'a part', parseAs(Rupees, 'It takes an amount in rupees.'))
    .option('--reason <words>', 'why', parseText)
    .option('--key <text>', 'the same key gives back once', parseText)
    .option('--due <refund>', 'the refund that waits', parseText)
    .option('--given-back', 'the money has gone back already')
    .option('--by <name>', 'who decides', parseText)
    .option('--yes', 'without the question');
  return refund.action((reference, { due, givenBack = false, yes = false, reason, by, ...rest }) => {
    if (
      due !== undefined &&
      reference === undefined &&
      reason === undefined &&
      Object.keys(rest).length === 0
    )
      return onCommand({ kind: 'refund-due', refund: due, givenBack, yes, by });
    if (due !== undefined || reference === undefined || reason === undefined)
      return refund.error('error: refund needs a reference and --reason, or --due alone.');
    onCommand({ kind: 'refund', reference, reason, by, ...rest, givenBack, yes });
  });
}

function createExport(onCommand: OnCommand) {
  return new Command('export')
    .description('the donations of a financial year as Form 10BD asks for them')
    .requiredOption('--year <year>', 'such as 2025-26', parseAs(Year, 'A year is written 2025-26.'))
    .requiredOption('--out <file.csv>', 'where to', parseText)
    .option('--with-test-payments', 'also those of the sandbox')
    .option('--with-projects', 'also reference, category, case number and name, which the form does not have')
    .action(({ year, out, withTestPayments = false, withProjects = false }) =>
      onCommand({ kind: 'export', year, out, withTestPayments, withProjects }),
    );
}
