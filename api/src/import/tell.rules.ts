import { tellFault } from './content-set.ts';
import type { ImportOutcome, UndoOutcome } from './import-content.ts';
import type { ListedImport } from './imports.store.ts';
import type { Changes } from './store-rows.ts';

/** What the command prints, and its exit code. */
export type Told = { output: string; errors: string; code: number };

/** Faults that are listed; who has more mends these first. */
const MOST_FAULTS = 200;

/** What an import or an undo did, kind by kind. */
export function tellOutcome(result: ImportOutcome | UndoOutcome): Told {
  switch (result.outcome) {
    case 'refused': {
      const lines = result.faults.slice(0, MOST_FAULTS).map(tellFault);
      const more = result.faults.length - lines.length;
      if (more > 0) lines.push(`… and ${String(more)} more`);
      return { output: '', errors: `Nothing was imported. To mend:\n${lines.join('\n')}\n`, code: 1 };
    }
    case 'nothing-to-undo':
      return { output: '', errors: 'There is no earlier import to go back to.\n', code: 1 };
    case 'imported':
    case 'checked': {
      const lines = result.changes.map(([kind, changes]) => `${kind.padEnd(16)} ${tellChanges(changes)}`);
      lines.push(result.outcome === 'checked' ? 'Dry run: nothing was kept.' : 'Imported.');
      return { output: `${lines.join('\n')}\n`, errors: '', code: 0 };
    }
  }
}

/** One line for each import, the newest first; the first that was not undone is what visitors see. */
export function tellHistory(imports: ListedImport[]): Told {
  const inUse = imports.find(({ undoneAt }) => undoneAt === null);
  const lines = imports.map((listed) => {
    const { id, importedAt, importedBy, hash, changes, undoneAt, undoneBy } = listed;
    const state = undoneAt
      ? `, undone ${moment(undoneAt)} by ${undoneBy ?? 'unknown'}`
      : listed === inUse
        ? ', in use'
        : '';
    return `${String(id)}  ${moment(importedAt)}  ${hash.slice(0, 12)}  by ${importedBy}: ${tellChanges(sumOf(Object.values(changes)))}${state}`;
  });
  return { output: `${lines.join('\n') || 'Nothing was imported yet.'}\n`, errors: '', code: 0 };
}

function tellChanges({ added, changed, unchanged, archived }: Changes): string {
  return `${String(added)} added, ${String(changed)} changed, ${String(unchanged)} unchanged, ${String(archived)} archived`;
}

function sumOf(all: Changes[]): Changes {
  const sum: Changes = { added: 0, changed: 0, unchanged: 0, archived: 0 };
  for (const { added, changed, unchanged, archived } of all) {
    sum.added += added;
    sum.changed += changed;
    sum.unchanged += unchanged;
    sum.archived += archived;
  }
  return sum;
}

function moment(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
