import type { Language } from '@trust/shared/contract/languages';
import type * as z from 'zod/mini';
import type { ParseEntry } from './external-entry.rules.ts';

export type NumberedEntry = { nid: readonly { value: string | number | boolean }[] };

/** One of the content system's lists: its path, the parser of an entry, and the schema of a stored copy. */
export type ExternalList<Item extends NumberedEntry> = {
  path: string;
  schema: z.ZodMiniType<Item[]>;
  parseEntry: ParseEntry<Item>;
};

/** A whole list, or its entry with this id. */
export type ListRequest = { id?: string | undefined; language: Language };

/** The address of a list, or of one entry, in the content system at `base`. */
export function listAddress(base: URL, { path }: { path: string }, id?: string): URL {
  return new URL(id === undefined ? path : `${path}/${id}`, base);
}
