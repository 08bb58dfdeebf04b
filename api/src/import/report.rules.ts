import type { CommandResult } from '@trust/shared/commands/command-line';
import { formatFieldError } from './content-set.ts';
import type { ImportOutcome, UndoOutcome } from './import-content.ts';
import type { ListedImport } from './store/imports.store.ts';
import type { ChangeCounts } from './store/store-rows.ts';

/** The most errors that are printed. */
const MAX_ERRORS = 200;

/** The result of an import or an undo, by kind. */
export function formatOutcome(result: ImportOutcome | UndoOutcome): CommandResult {
  switch (result.outcome) {
    case 'refused': {
      const lines = result.errors.slice(0, MAX_ERRORS).map(formatFieldError);
      const more = result.errors.length - lines.length;
      if (more > 0) lines.push(`… and ${String(more)} more`);
      return { output: '', errors: `Nothing was imported. To mend:\n${lines.join('\n')}\n`, code: 1 };
    }
    case 'nothing-to-undo':
      return { output: '', errors: 'There is no earlier import to go back to.\n', code: 1 };
    case 'imported':
    case 'checked': {
      const lines = result.changes.map(([kind, changes]) => `${kind.padEnd(16)} ${formatChanges(changes)}`);
      lines.push(result.outcome === 'checked' ? 'Dry run: nothing was kept.' : 'Imported.');
      return { output: `${lines.join('\n')}\n`, errors: '', code: 0 };
    }
  }
}

/** One line per import, the newest first; the first that is not undone is in use. */
export function formatHistory(imports: ListedImport[]): CommandResult {
  const inUse = imports.find(({ undoneAt }) => undoneAt === null);
  const lines = imports.map((listed) => {
    const { id, importedAt, importedBy, hash, changes, undoneAt, undoneBy } = listed;
    const state = undoneAt
      ? `, undone ${formatMoment(undoneAt)} by ${undoneBy ?? 'unknown'}`
      : listed === inUse
        ? ', in use'
        : '';
    return `${String(id)}  ${formatMoment(importedAt)}  ${hash.slice(0, 12)}  by ${importedBy}: ${formatChanges(sumChanges(Object.values(changes)))}${state}`;
  });
  return { output: `${lines.join('\n') || 'Nothing was imported yet.'}\n`, errors: '', code: 0 };
}

function formatChanges({ added, changed, unchanged, archived }: ChangeCounts): string {
  return `${String(added)} added, ${String(changed)} changed, ${String(unchanged)} unchanged, ${String(archived)} archived`;
}

function sumChanges(all: ChangeCounts[]): ChangeCounts {
  const sum: ChangeCounts = { added: 0, changed: 0, unchanged: 0, archived: 0 };
  for (const { added, changed, unchanged, archived } of all) {
    sum.added += added;
    sum.changed += changed;
    sum.unchanged += unchanged;
    sum.archived += archived;
  }
  return sum;
}

function formatMoment(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
