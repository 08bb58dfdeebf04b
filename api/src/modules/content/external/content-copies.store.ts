import { and, eq } from 'drizzle-orm';
import type { Language } from '@trust/shared/contract/languages';
import type { Database } from '../../../database/database.ts';
import { contentCopies } from '../content.schema.ts';

/** A stored copy is identified by address and language. */
export type CopyKey = { address: string; language: Language };
export type ContentCopy = { entries: unknown; fetchedAt: Date };

const buildFilter = ({ address, language }: CopyKey) =>
  and(eq(contentCopies.address, address), eq(contentCopies.language, language));

export async function findCopy(database: Database, key: CopyKey): Promise<ContentCopy | undefined> {
  const { entries, fetchedAt } = contentCopies;
  const [copy] = await database.select({ entries, fetchedAt }).from(contentCopies).where(buildFilter(key));
  return copy;
}

export async function storeCopy(database: Database, key: CopyKey, copy: ContentCopy): Promise<void> {
  await database
    .insert(contentCopies)
    .values({ ...key, ...copy })
    .onConflictDoUpdate({ target: [contentCopies.address, contentCopies.language], set: copy });
}

export async function removeCopy(database: Database, key: CopyKey): Promise<void> {
  await database.delete(contentCopies).where(buildFilter(key));
}
