import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContentRow, KindRows } from './rows.ts';

/** The number of rows of one kind that an import changes. */
export type ChangeCounts = { added: number; changed: number; unchanged: number; archived: number };

export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Writes the rows of a set. Rows that are not in the set any more are archived, never deleted, since donations and
 * applications refer to them; a row that comes back is restored.
 */
export async function storeRows(
  transaction: DatabaseTransaction,
  { table, rows }: KindRows,
  now: Date,
): Promise<ChangeCounts> {
  const stored = new Map((await transaction.select().from(table)).map((row) => [row.id, row]));
  const changes: ChangeCounts = { added: 0, changed: 0, unchanged: 0, archived: 0 };
  for (const row of rows) {
    const known = stored.get(row.id);
    stored.delete(row.id);
    const change = !known ? 'added' : isSame(known, row) ? 'unchanged' : 'changed';
    changes[change] += 1;
    // A new position alone is no change of the entry.
    if (change !== 'unchanged') await writeRow(transaction, table, { ...row, changedAt: now });
    else if (known?.position !== row.position) await writeRow(transaction, table, row);
  }
  const gone = [...stored.values()].filter((row) => row.archivedAt === null).map((row) => String(row.id));
  for (const id of gone) {
    changes.archived += 1;
    await transaction.execute(sql`update ${table} set archived_at = ${now.toISOString()} where id = ${id}`);
  }
  return changes;
}

function isSame(known: Record<string, unknown>, row: ContentRow): boolean {
  const { position: _, ...content } = row;
  const shown = known.archivedAt === null;
  return shown && Object.entries(content).every(([name, value]) => isDeepStrictEqual(known[name], value));
}

/** Inserts or updates a row. In SQL, since one statement serves all tables. */
async function writeRow(
  transaction: DatabaseTransaction,
  table: KindRows['table'],
  row: ContentRow,
): Promise<void> {
  const columns = getTableColumns(table);
  const cells = Object.entries(row).map(([name, value]) => {
    const column = columns[name];
    if (!column) throw new Error(`No column for ${name}`);
    return { name: sql.identifier(snakeCase(name)), value: sql.param(value, column) };
  });
  const names = sql.join(
    cells.map((cell) => cell.name),
    sql`, `,
  );
  const values = sql.join(
    cells.map((cell) => sql`${cell.value}`),
    sql`, `,
  );
  const updates = sql.join(
    cells.map((cell) => sql`${cell.name} = excluded.${cell.name}`),
    sql`, `,
  );
  await transaction.execute(
    sql`insert into ${table} (${names}) values (${values}) on conflict (id) do update set ${updates}, archived_at = null`,
  );
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
