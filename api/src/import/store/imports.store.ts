import { createHash } from 'node:crypto';
import { desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CONTENT_KINDS } from '../../content-registry/content-kinds.ts';
import type { Database } from '../../database/database.ts';
import { contentImports } from '../import.schema.ts';
import { toStoredSet, type ContentSet } from '../content-set.ts';
import type { ChangeCounts, DatabaseTransaction } from './store-rows.ts';

/** The latest sets are stored for undo; of older imports only the record stays. */
const MAX_STORED_SETS = 20;
/** The most imports in the history. */
const MAX_LISTED = 100;

export type ImportRecord = { at: Date; by: string; changes: [kind: string, ChangeCounts][] };

/** Records an import with its set, unless the same set is in use already. */
export async function recordImport(
  transaction: DatabaseTransaction,
  set: ContentSet,
  { at, by, changes }: ImportRecord,
): Promise<void> {
  const content = toStoredSet(set);
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const [inUse] = await selectLatest(transaction, 1);
  if (inUse?.hash === hash) return;
  await transaction
    .insert(contentImports)
    .values({ importedAt: at, importedBy: by, hash, changes: Object.fromEntries(changes), content });
  const old = await transaction
    .select({ id: contentImports.id })
    .from(contentImports)
    .where(isNotNull(contentImports.content))
    .orderBy(desc(contentImports.id))
    .offset(MAX_STORED_SETS);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await transaction.update(contentImports).set({ content: null }).where(inArray(contentImports.id, ids));
}

/** Marks the current import as undone and returns the set before it; undefined when none is stored. */
export async function undoLatest(
  transaction: DatabaseTransaction,
  { at, by }: { at: Date; by: string },
): Promise<ContentSet | undefined> {
  const [inUse, before] = await selectLatest(transaction, 2);
  if (!inUse || !before?.hasContent) return undefined;
  const [stored] = await transaction
    .select({ content: contentImports.content })
    .from(contentImports)
    .where(eq(contentImports.id, before.id));
  await transaction
    .update(contentImports)
    .set({ undoneAt: at, undoneBy: by })
    .where(eq(contentImports.id, inUse.id));
  return parseStoredSet(stored?.content);
}

/** The imports, the newest first. */
export function listImports(database: Database) {
  const { id, importedAt, importedBy, hash, changes, undoneAt, undoneBy } = contentImports;
  return database
    .select({ id, importedAt, importedBy, hash, changes, undoneAt, undoneBy })
    .from(contentImports)
    .orderBy(desc(id))
    .limit(MAX_LISTED);
}
export type ListedImport = Awaited<ReturnType<typeof listImports>>[number];

/** The imports that are not undone, the current one first. */
function selectLatest(transaction: DatabaseTransaction, howMany: number) {
  const { id, hash, content, undoneAt } = contentImports;
  return transaction
    .select({ id, hash, hasContent: sql<boolean>`${content} is not null` })
    .from(contentImports)
    .where(isNull(undoneAt))
    .orderBy(desc(id))
    .limit(howMany);
}

/** The stored set; it has no entries of kinds that are newer than it. */
function parseStoredSet(content: unknown): ContentSet {
  const stored = z.record(z.string(), z.unknown()).parse(content);
  return CONTENT_KINDS.map((kind) => ({ kind, entries: z.array(kind.entry).parse(stored[kind.name] ?? []) }));
}
