import { readFile } from 'node:fs/promises';
import { fail, succeed, type CommandResult } from '@trust/shared/commands/command-line';
import { isError } from '../../errors/is-error.ts';
import { formatWithPaise } from '../../india/format-sum.rules.ts';
import {
  importStatement,
  listUnmatchedLines,
  listWaitingReports,
  matchGift,
  rejectReport,
} from '../../modules/payments/direct-gifts/index.ts';
import type { PaymentDeps } from '../../modules/payments/providers/index.ts';
import type { DirectGiftCommand } from './arguments.ts';
import {
  formatImport,
  formatLines,
  formatMatch,
  formatReject,
  formatWaitingReports,
  isCertain,
  makePrintable,
} from './format.rules.ts';

type DirectGiftDeps = Pick<PaymentDeps, 'database' | 'now'> & {
  /** The account that runs the command, where `--by` names nobody. */
  by: string;
  confirm: (question: string) => Promise<boolean>;
};
type CommandOf<Kind extends DirectGiftCommand['kind']> = Extract<DirectGiftCommand, { kind: Kind }>;

/** Runs a command for gifts that were paid by UPI or bank transfer. */
export async function runDirectGiftCommand(
  command: DirectGiftCommand,
  deps: DirectGiftDeps,
): Promise<CommandResult> {
  const { database } = deps;
  switch (command.kind) {
    case 'list-reports':
      return succeed(formatWaitingReports(await listWaitingReports(database)));
    case 'list-lines':
      return succeed(formatLines(await listUnmatchedLines(database, command)));
    case 'import-statement':
      return importFile(command, deps);
    case 'match': {
      const { tranId, line: lineId, takesOtherAmount, by = deps.by } = command;
      const matched = await matchGift(deps, { tranId, lineId, takesOtherAmount, by });
      return formatMatch(tranId, lineId, matched);
    }
    case 'match-certain':
      return matchCertain(command, deps);
    case 'reject': {
      const { tranId, reason, by = deps.by } = command;
      return formatReject(tranId, await rejectReport(deps, { tranId, reason, by }));
    }
  }
}

/** A year's statement is smaller; what is larger is another file. In bytes. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

async function importFile(
  { file, columns, by = undefined }: CommandOf<'import-statement'>,
  deps: DirectGiftDeps,
): Promise<CommandResult> {
  const read = await readBytes(file);
  if (read.outcome === 'not-read') return fail(read.problem);
  const imported = await importStatement(deps, read.bytes, by ?? deps.by, columns);
  if (imported.outcome === 'not-read')
    return fail(`Nothing of ${file} was imported:\n${imported.problems.map(makePrintable).join('\n')}`);
  return succeed(formatImport(imported, await listWaitingReports(deps.database)));
}

type ReadBytes = { outcome: 'read'; bytes: Uint8Array } | { outcome: 'not-read'; problem: string };

async function readBytes(file: string): Promise<ReadBytes> {
  try {
    const bytes = await readFile(file);
    if (bytes.length > MAX_FILE_BYTES)
      return { outcome: 'not-read', problem: `${file} is too large for a statement.` };
    return { outcome: 'read', bytes };
  } catch (error) {
    if (!isError(error)) throw error;
    return { outcome: 'not-read', problem: `${file} could not be read: ${error.message}` };
  }
}

async function matchCertain(
  { yes, by = undefined }: CommandOf<'match-certain'>,
  deps: DirectGiftDeps,
): Promise<CommandResult> {
  const certain = (await listWaitingReports(deps.database)).filter(isCertain);
  if (certain.length === 0) return succeed('No reported gift is certain. reports list shows the others.\n');
  const sum = certain.reduce((total, { transaction }) => total + transaction.amount, 0);
  const question = `${formatWaitingReports(certain)}${certain.length === 1 ? 'Count this gift' : `Count these ${String(certain.length)} gifts`}, ${formatWithPaise(sum)} in all?`;
  if (!yes && !(await deps.confirm(question))) return fail('Nothing was matched.');
  const results: CommandResult[] = [];
  for (const { report, proposals } of certain) {
    const lineId = proposals[0]?.line.id ?? 0;
    const matched = await matchGift(deps, { tranId: report.tranId, lineId, by: by ?? deps.by });
    results.push(formatMatch(report.tranId, lineId, matched));
  }
  return {
    output: results.map(({ output }) => output).join(''),
    errors: results.map(({ errors }) => errors).join(''),
    code: Math.max(...results.map(({ code }) => code)),
  };
}
