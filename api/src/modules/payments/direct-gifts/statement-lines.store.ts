import { and, asc, eq, gte, lt, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { giftReports, statementLines } from './direct-gifts.schema.ts';

export type StatementLineRow = typeof statementLines.$inferSelect;
export type NewStatementLine = Omit<typeof statementLines.$inferInsert, 'id'>;

/** How many lines one statement writes at once: a database takes some ten thousand values in one. */
const BATCH_SIZE = 1_000;

/** Key of the advisory lock: any fixed number. */
const IMPORT_LOCK = 20_203;

/** Waits for other imports, until the database transaction ends: each must see the lines of the one before. */
export async function lockImports(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** Stores lines, each fingerprint once; returns how many are new. */
export async function storeLines(tx: Database, lines: readonly NewStatementLine[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < lines.length; start += BATCH_SIZE) {
    const stored = await tx
      .insert(statementLines)
      .values(lines.slice(start, start + BATCH_SIZE))
      .onConflictDoNothing()
      .returning({ id: statementLines.id });
    added += stored.length;
  }
  return added;
}

/** The lines whose day is at most so many days before the first of these or after the last. */
export async function listLinesNear(
  tx: Database,
  lines: readonly { bookedOn: string }[],
  days: number,
): Promise<StatementLineRow[]> {
  const all = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return [];
  return tx
    .select()
    .from(statementLines)
    .where(
      and(
        gte(statementLines.bookedOn, sql`${first}::date - ${days}::int`),
        lte(statementLines.bookedOn, sql`${last}::date + ${days}::int`),
      ),
    );
}

/** Locks a line until the database transaction ends. */
export async function lockLine(tx: Database, id: number): Promise<StatementLineRow | undefined> {
  const [row] = await tx.select().from(statementLines).where(eq(statementLines.id, id)).for('update');
  return row;
}

/** A condition: no gift has the line. */
function isUnmatched(database: Database): SQL {
  return notExists(
    database
      .select({ found: sql`1` })
      .from(giftReports)
      .where(eq(giftReports.lineId, statementLines.id)),
  );
}

/** The lines that no gift has, by day. `from` and `to` are days, YYYY-MM-DD. */
export async function listUnmatchedLines(
  database: Database,
  {
    from,
    to,
    limit,
  }: { from?: string | undefined; to?: string | undefined; limit?: number | undefined } = {},
): Promise<StatementLineRow[]> {
  const query = database
    .select()
    .from(statementLines)
    .where(
      and(
        isUnmatched(database),
        from === undefined ? undefined : gte(statementLines.bookedOn, from),
        to === undefined ? undefined : lte(statementLines.bookedOn, to),
      ),
    )
    .orderBy(asc(statementLines.bookedOn), asc(statementLines.id));
  return limit === undefined ? query : query.limit(limit);
}

/** Deletes the lines without a gift that were imported before `before`, and empties what the others say of people. */
export async function forgetLines(tx: Database, before: Date): Promise<number> {
  const isOld = lt(statementLines.importedAt, before);
  const deleted = await tx
    .delete(statementLines)
    .where(and(isOld, isUnmatched(tx)))
    .returning({ id: statementLines.id });
  const emptied = await tx
    .update(statementLines)
    .set({ reference: '', narration: '' })
    .where(and(isOld, or(ne(statementLines.reference, ''), ne(statementLines.narration, ''))))
    .returning({ id: statementLines.id });
  return deleted.length + emptied.length;
}
