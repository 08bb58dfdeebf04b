import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@trust/shared/contract/languages';
import type { Database } from '../../../database/database.ts';
import type { ExternalList, ListRequest, NumberedEntry } from './external-list.ts';
import { readCopy, readLastGoodCopy, type ListCopy } from './list-copies.ts';
import { createCopyRefresher } from './refresh-copy.ts';

/** A copy is served without a new call for this time. */
const FRESH_MS = 60_000;
/** How long the host may take, and how long a visitor waits for it when there is a copy. */
const TIMEOUTS = { hostMs: 3_000, visitorMs: 1_000 };

/** `ageSeconds` is set for entries from a copy. */
type ExternalAnswer<Item> =
  | { outcome: 'found'; entries: Item[]; ageSeconds?: number }
  | { outcome: 'unavailable' };

/** An external content system with copies of its last good answers. */
export type ContentSystem = {
  /** A list of at most 50, or the one entry with this id, or none. Never rejects because of the host. */
  read<Item extends NumberedEntry>(
    list: ExternalList<Item>,
    request: ListRequest,
  ): Promise<ExternalAnswer<Item>>;
  /** The stored copy of a list, at once; a copy that is too old is refreshed in the background. */
  readCached<Item extends NumberedEntry>(list: ExternalList<Item>, language: Language): Promise<Item[]>;
};

export type ContentDeps = {
  database: Database;
  /** The external content system; undefined where events, reports, forms and programmes are in the database. */
  contentSystem?: ContentSystem | undefined;
};

export type ContentSystemOptions = {
  url: string;
  database: Database;
  now: () => Date;
  reportError: (error: unknown, what: string) => void;
  /** Set by tests. */
  timeouts?: typeof TIMEOUTS;
};

/** Reads from the content system at `url`, and from the copies while it fails, sends bad answers or is slow. */
export function createContentSystem({
  url,
  database,
  now,
  reportError,
  timeouts = TIMEOUTS,
}: ContentSystemOptions): ContentSystem {
  const source = { base: new URL(url.endsWith('/') ? url : `${url}/`), database };
  const refresh = createCopyRefresher({ ...source, now, reportError, timeouts });
  const ageMs = ({ fetchedAt }: { fetchedAt: Date }) => now().getTime() - fetchedAt.getTime();
  // A copy of the future was fetched before the clock was put back: how old it is cannot be said.
  const isFresh = (copy: { fetchedAt: Date } | undefined) =>
    copy !== undefined && ageMs(copy) >= 0 && ageMs(copy) < FRESH_MS;

  /** With a copy at hand, a visitor does not wait long for a new one. */
  async function refreshWithin<Item extends NumberedEntry>(
    list: ExternalList<Item>,
    request: ListRequest,
    copy: ListCopy<Item> | undefined,
  ) {
    const refreshing = refresh(list, request);
    if (!copy) return refreshing;
    return Promise.race([refreshing, pause(timeouts.visitorMs, 'late' as const, { ref: false })]);
  }

  return {
    async readCached(list, language) {
      const copy = await readCopy(source, list, { language });
      if (!isFresh(copy)) void refresh(list, { language });
      return copy?.entries ?? [];
    },
    async read(list, request) {
      const copy = await readLastGoodCopy(source, list, request);
      if (!isFresh(copy)) {
        const outcome = await refreshWithin(list, request, copy);
        if (outcome === 'none') return { outcome: 'found', entries: [] };
        const refreshed = outcome === 'stored' ? await readCopy(source, list, request) : undefined;
        if (refreshed) return { outcome: 'found', entries: refreshed.entries };
      }
      if (!copy) return { outcome: 'unavailable' };
      return {
        outcome: 'found',
        entries: copy.entries,
        ageSeconds: Math.max(0, Math.floor(ageMs(copy) / 1000)),
      };
    },
  };
}
