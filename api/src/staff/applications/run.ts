import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed, type CommandResult } from '@trust/shared/commands/command-line';
import { countOf } from '@trust/shared/commands/count-of';
import type { Database } from '../../database/database.ts';
import type { DocumentOutcome } from '../../documents/document-renderer.ts';
import { isError } from '../../errors/is-error.ts';
import {
  changeStatus,
  findByCode,
  listAccesses,
  listDuplicates,
  listErasures,
  listLines,
  listStatusChanges,
  readInPages,
  recordAccess,
  revealAadhaar,
  searchApplications,
  type Access,
  type ApplicationKeys,
  type ApplicationRow,
} from '../../modules/applications/office.ts';
import { formatCsv } from '../format-csv.rules.ts';
import { toMoments } from '../option-parsers.ts';
import type { ChosenApplications, OfficeCommand } from './arguments.ts';
import {
  EXPORT_HEAD,
  formatAccesses,
  formatApplication,
  formatErasures,
  formatLines,
  toExportRow,
} from './format.rules.ts';

export type OfficeDeps = {
  database: Database;
  now: () => Date;
  /** The account that runs the command, where `--by` names nobody. */
  by: string;
  /** Read only where a number is revealed. */
  readKeys: () => Promise<ApplicationKeys>;
  openPrinter: () => Promise<ApplicationPrinter>;
};

/** Makes the papers of applications. */
export type ApplicationPrinter = {
  print: (row: ApplicationRow) => Promise<DocumentOutcome>;
  close: () => Promise<void>;
};

type CommandOf<Kind extends OfficeCommand['kind']> = Extract<OfficeCommand, { kind: Kind }>;

const PAGE_SIZE = 2_000;

const failUnknown = (code: string) => fail(`There is no application ${code}.`);

/** Carries out a command of the office. Each look at applications is recorded. */
export async function runOfficeCommand(command: OfficeCommand, deps: OfficeDeps): Promise<CommandResult> {
  const { database } = deps;
  switch (command.kind) {
    case 'list': {
      const lines = await listLines(database, toFilter(command), command.limit);
      await record(deps, command, { applications: lines.length });
      return succeed(formatLines(lines));
    }
    case 'search': {
      const lines = await searchApplications(database, command.words, command.limit);
      await record(deps, command, { applications: lines.length });
      return succeed(formatLines(lines));
    }
    case 'show':
      return show(command, deps);
    case 'set-status':
      return setStatus(command, deps);
    case 'export':
      return exportTable(command, deps);
    case 'print':
      return printPapers(command, deps);
    case 'reveal':
      return reveal(command, deps);
    case 'access-log':
      return succeed(formatAccesses(await listAccesses(database, command.code, command.limit)));
    case 'erased':
      return succeed(formatErasures(await listErasures(database, command.limit)));
  }
}

function toFilter({ status, category: categoryId, duplicates, from, to }: ChosenApplications) {
  const { from: submittedFrom, before: submittedBefore } = toMoments({ from, to });
  return { status, categoryId, submittedFrom, submittedBefore, duplicatesOnly: duplicates };
}

/** Records a look before it is shown; of what was searched for nothing is recorded. */
async function record(
  { database, now, by }: OfficeDeps,
  command: { kind: Access['action']; by?: string },
  {
    code = null,
    reason = '',
    applications = 1,
  }: { code?: string | null; reason?: string; applications?: number },
): Promise<void> {
  await recordAccess(database, {
    accessedAt: now(),
    accessedBy: command.by ?? by,
    action: command.kind,
    code,
    reason,
    applications,
  });
}

async function show(command: CommandOf<'show'>, deps: OfficeDeps): Promise<CommandResult> {
  const row = await findByCode(deps.database, command.code);
  if (!row) return failUnknown(command.code);
  await record(deps, command, { code: row.code });
  const changes = await listStatusChanges(deps.database, row.id);
  return succeed(formatApplication(row, changes, await listDuplicates(deps.database, row)));
}

async function setStatus(command: CommandOf<'set-status'>, deps: OfficeDeps): Promise<CommandResult> {
  const { database, now, by } = deps;
  const row = await findByCode(database, command.code);
  if (!row) return failUnknown(command.code);
  if (row.status === command.status) return fail(`${row.code} is ${row.status} already.`);
  await record(deps, command, { code: row.code, reason: command.note });
  const { status: after, note } = command;
  const isChanged = await changeStatus(database, row, { after, by: command.by ?? by, note, at: now() });
  return isChanged
    ? succeed(`${row.code}: ${row.status} → ${after}\n`)
    : fail(`${row.code} was changed meanwhile. Look at it again.`);
}

async function reveal(command: CommandOf<'reveal'>, deps: OfficeDeps): Promise<CommandResult> {
  const row = await findByCode(deps.database, command.code);
  if (!row) return failUnknown(command.code);
  await record(deps, command, { code: row.code, reason: command.reason });
  return succeed(`${revealAadhaar(await deps.readKeys(), row)}\n`);
}

/** Writes the table piece by piece. It holds personal data: only its owner may read it, and it overwrites no file. */
async function exportTable(command: CommandOf<'export'>, deps: OfficeDeps): Promise<CommandResult> {
  const { out } = command;
  const file = await open(out, 'wx', 0o600).catch((error: unknown) => error);
  if (file instanceof Error || !isFile(file)) return failToWrite(out, file);
  let count = 0;
  try {
    await file.write(formatCsv([EXPORT_HEAD]));
    for await (const rows of readInPages(deps.database, toFilter(command), PAGE_SIZE)) {
      await file.write(formatCsv(rows.map(toExportRow), { isContinued: true }));
      count += rows.length;
    }
    await record(deps, command, { applications: count });
  } catch (error) {
    // What nobody recorded is not left behind.
    await rm(out, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return succeed(`${countOf(count, 'application is', 'applications are')} in ${out}.\n`);
}

function isFile(value: unknown): value is Awaited<ReturnType<typeof open>> {
  return typeof value === 'object' && value !== null && 'write' in value;
}

function failToWrite(out: string, error: unknown): CommandResult {
  if (!isError(error)) throw error;
  return fail(`${out} could not be written: ${error.message}`);
}

async function printPapers(command: CommandOf<'print'>, deps: OfficeDeps): Promise<CommandResult> {
  const { out } = command;
  try {
    await mkdir(out, { mode: 0o700 });
  } catch (error) {
    return failToWrite(out, error);
  }
  const printer = await deps.openPrinter();
  let count = 0;
  const missing: string[] = [];
  try {
    for await (const rows of readInPages(deps.database, toFilter(command), PAGE_SIZE)) {
      await record(deps, command, { applications: rows.length });
      for (const row of rows) {
        const paper = await printer.print(row);
        if (paper.outcome === 'busy') missing.push(row.code);
        else {
          await writeFile(join(out, `${row.code}.pdf`), paper.pdf, { mode: 0o600, flag: 'wx' });
          count += 1;
        }
      }
    }
  } finally {
    await printer.close();
  }
  const made = `${countOf(count, 'paper is', 'papers are')} in ${out}.`;
  return missing.length === 0 ? succeed(`${made}\n`) : fail(`${made} Not made: ${missing.join(', ')}.`);
}
