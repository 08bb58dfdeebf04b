import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { PaymentDeps } from '../../providers/deps.ts';
import { listLinesNear, lockImports, storeLines } from '../statement-lines.store.ts';
import { addFingerprints } from './fingerprint.rules.ts';
import { MOST_DAYS_APART } from './cells/payment-number.rules.ts';
import { findMovedCredits } from './moved-credits.rules.ts';
import { readStatement } from './read-statement.ts';
import type { ChosenHeadings } from './table/columns.rules.ts';
import type { LeftOut } from './table/left-out.rules.ts';

/** `added` are new; the others of `credits` were imported before, `moved` with another day: the numbers of their lines. */
export type ImportStatementOutcome =
  | { outcome: 'imported'; credits: number; added: number; moved: number[]; leftOut: LeftOut }
  | { outcome: 'not-read'; problems: string[] };

/**
 * Stores the credits of a bank's statement, all or none. One that is stored is not stored again, also where it comes with
 * another file: equal ones of one day are told apart by how many of them a file has.
 */
export async function importStatement(
  { database, now }: Pick<PaymentDeps, 'database' | 'now'>,
  file: Uint8Array,
  by: string,
  chosen: ChosenHeadings = {},
): Promise<ImportStatementOutcome> {
  const read = await readStatement(file, dayInIndia(now()), chosen);
  if (read.outcome === 'not-read') return read;
  const imported = { importedAt: now(), importedBy: by };
  return database.transaction(async (tx) => {
    await lockImports(tx);
    const stored = await listLinesNear(tx, read.credits, MOST_DAYS_APART);
    const lines = addFingerprints(read.credits, stored).map((credit) => ({ ...credit, ...imported }));
    const moved = findMovedCredits(lines, stored);
    const added = await storeLines(
      tx,
      lines.filter((line) => !moved.has(line)),
    );
    const { leftOut } = read;
    return { outcome: 'imported', credits: lines.length, added, moved: [...moved.values()], leftOut };
  });
}
