import { firstValue } from '@trust/shared/contract/content/field-values';
import type { Database } from '../../../database/database.ts';
import { findCopy, type CopyKey } from './content-copies.store.ts';
import { listAddress, type ExternalList, type ListRequest, type NumberedEntry } from './external-list.ts';

/** The database with the copies of the content system at `base`. */
export type CopySource = { base: URL; database: Database };

/** The last good answer to a request. */
export type ListCopy<Item> = { entries: Item[]; fetchedAt: Date };

export function copyKey(base: URL, list: { path: string }, { id, language }: ListRequest): CopyKey {
  return { address: listAddress(base, list, id).href, language };
}

/** The stored copy; undefined also when it no longer has the shape of the list. */
export async function readCopy<Item extends NumberedEntry>(
  { base, database }: CopySource,
  list: ExternalList<Item>,
  request: ListRequest,
): Promise<ListCopy<Item> | undefined> {
  const copy = await findCopy(database, copyKey(base, list, request));
  const entries = copy && list.schema.safeParse(copy.entries).data;
  return copy && entries && { entries, fetchedAt: copy.fetchedAt };
}

/** The copy of an entry, else the entry in the copy of its list. */
export async function readLastGoodCopy<Item extends NumberedEntry>(
  source: CopySource,
  list: ExternalList<Item>,
  { id, language }: ListRequest,
): Promise<ListCopy<Item> | undefined> {
  const own = await readCopy(source, list, { id, language });
  if (own || id === undefined) return own;
  const whole = await readCopy(source, list, { language });
  const entries = whole?.entries.filter(({ nid }) => firstValue(nid) === id) ?? [];
  return whole && entries.length > 0 ? { ...whole, entries } : undefined;
}
