import { createHash } from 'node:crypto';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { PaymentDeps } from '../../deps.ts';
import { storeLines } from '../statement-lines.store.ts';
import { readStatement, type StatementCredit } from './read-statement.ts';
import type { ChosenHeadings } from './statement-columns.rules.ts';

/** `added` are new; the others of `credits` were imported before. */
export type ImportStatementOutcome =
  | { outcome: 'imported'; credits: number; added: number; debits: number }
  | { outcome: 'not-read'; problems: string[] };

/**
 * Stores the credits of a bank's statement, all or none. One that is stored is not stored again, also where it comes with
 * another file: equal ones of one day are told apart by how many of them a file has.
 */
export async function importStatement(
  { database, now }: Pick<PaymentDeps, 'database' | 'now'>,
  text: string,
  by: string,
  chosen: ChosenHeadings = {},
): Promise<ImportStatementOutcome> {
  const read = readStatement(text, dayInIndia(now()), chosen);
  if (read.outcome === 'not-read') return read;
  const imported = { importedAt: now(), importedBy: by };
  const lines = numberEqual(read.credits).map(([credit, count]) => ({
    ...credit,
    ...imported,
    fingerprint: fingerprintOf(credit, count),
  }));
  const added = await database.transaction((tx) => storeLines(tx, lines));
  return { outcome: 'imported', credits: lines.length, added, debits: read.debits };
}

/** Each credit with how many equal ones come before it. */
function numberEqual(credits: readonly StatementCredit[]): [StatementCredit, number][] {
  const counts = new Map<string, number>();
  return credits.map((credit) => {
    const key = fingerprintOf(credit, 0);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return [credit, count];
  });
}

/** Banks change spaces and capitals from one file to the next. */
function fingerprintOf({ bookedOn, amount, reference, narration }: StatementCredit, count: number): string {
  const texts = [reference, narration].map((text) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return createHash('sha256')
    .update(JSON.stringify([bookedOn, amount, ...texts, count]))
    .digest('hex');
}
