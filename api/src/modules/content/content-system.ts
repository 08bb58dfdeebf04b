import { setTimeout as pause } from 'node:timers/promises';
import { firstValue } from '@trust/shared/contract/content';
import type { Language } from '@trust/shared/contract/language';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { breaker } from './breaker.ts';
import { findCopy, keepCopy, removeCopy } from './content-copies.store.ts';
import { askForList, NoList } from './content-host.ts';
import type { AdmitEntry } from './foreign-entry.rules.ts';

/** The most that a list is told; one copy of so many answers every page size. */
const LARGEST_LIST = 50;
/** A copy as young as this is told without asking, in ms. */
const FRESH_MS = 60_000;
/** How long the host may take, and how long a visitor waits for it where there is a copy, in ms. */
const PATIENCE = { hostMs: 3_000, visitorMs: 1_000 };
const BREAKER = { failures: 5, pauseMs: 30_000 };

export type NumberedEntry = { nid: readonly { value: string | number | boolean }[] };

/** One of the content system's lists: its path there, how an entry is read, and what a kept copy must be. */
export type ForeignList<Item extends NumberedEntry> = {
  path: string;
  schema: z.ZodMiniType<Item[]>;
  admit: AdmitEntry<Item>;
};
type Asked = { id?: string | undefined; language: Language };

/** What was had. `ageSeconds` is told of what comes from a copy. */
export type ForeignAnswer<Item> =
  { outcome: 'had'; entries: Item[]; ageSeconds?: number } | { outcome: 'unavailable' };

/** An outside content system, with copies of what it last told well. */
export type ContentSystem = {
  /** A list of at most 50, or the one entry with this id, or none. Never rejects because of the host. */
  read<Item extends NumberedEntry>(list: ForeignList<Item>, asked: Asked): Promise<ForeignAnswer<Item>>;
  /** What is known of a list, at once; what is too old is asked for anew meanwhile. */
  recall<Item extends NumberedEntry>(list: ForeignList<Item>, language: Language): Promise<Item[]>;
};

/** What the calls of the content module are made of. */
export type ContentParts = {
  database: Database;
  /** Where events, reports, forms and programmes come from; undefined where they are in the database. */
  contentSystem?: ContentSystem | undefined;
};

export type ContentSystemOptions = {
  url: string;
  database: Database;
  now: () => Date;
  report: (error: unknown, what: string) => void;
  /** Given by tests. */
  patience?: typeof PATIENCE;
};

/** Reads from the content system at `url`, and from the copies while it fails, lies or sleeps. */
export function contentSystem({
  url,
  database,
  now,
  report,
  patience = PATIENCE,
}: ContentSystemOptions): ContentSystem {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  const host = breaker(now, BREAKER);
  const asking = new Map<string, Promise<'kept' | 'none' | 'failed'>>();

  const addressOf = ({ path }: { path: string }, id?: string) =>
    new URL(id === undefined ? path : `${path}/${id}`, base);
  const keyOf = (list: { path: string }, { id, language }: Asked) => ({
    address: addressOf(list, id).href,
    language,
  });

  async function copyOf<Item extends NumberedEntry>(list: ForeignList<Item>, asked: Asked) {
    const copy = await findCopy(database, keyOf(list, asked));
    const entries = copy && list.schema.safeParse(copy.entries).data;
    return copy && entries && { entries, fetchedAt: copy.fetchedAt };
  }

  /** A copy of the entry, or else the entry in a copy of its list. */
  async function lastGood<Item extends NumberedEntry>(list: ForeignList<Item>, { id, language }: Asked) {
    const own = await copyOf(list, { id, language });
    if (own || id === undefined) return own;
    const whole = await copyOf(list, { language });
    const entries = whole?.entries.filter(({ nid }) => firstValue(nid) === id) ?? [];
    return whole && entries.length > 0 ? { ...whole, entries } : undefined;
  }

  /** Asks the host and keeps what it tells; throws when that is not to be believed. */
  async function renew<Item extends NumberedEntry>(list: ForeignList<Item>, asked: Asked) {
    const { id, language } = asked;
    const signal = AbortSignal.timeout(patience.hostMs);
    const ask = (one?: string) => {
      const address = addressOf(list, one);
      address.search = new URLSearchParams({
        _format: 'json',
        ...(one === undefined && { items_per_page: String(LARGEST_LIST) }),
      }).toString();
      return askForList(address, language, signal);
    };
    const told = await ask(id);
    if (told.length === 0 && id !== undefined) {
      await removeCopy(database, keyOf(list, asked));
      return 'none';
    }
    const good = firstOfEach(told.flatMap((entry) => list.admit(entry, base) ?? []));
    const entries = (
      id === undefined ? good : good.filter(({ nid }) => firstValue(nid) === id).slice(0, 1)
    ).slice(0, LARGEST_LIST);
    const malformed = told.length - good.length;
    if (malformed > 0)
      report(new NoList(`${String(malformed)} malformed`), `entries of ${list.path} were left out`);
    if (told.length > 0 && entries.length === 0)
      throw new NoList('the content system answered no good entry');
    const before = told.length === 0 ? (await copyOf(list, asked))?.entries[0] : undefined;
    if (before && (await ask(firstValue(before.nid))).length > 0)
      throw new NoList('the content system answered an empty list, and still has what was in it');
    await keepCopy(database, keyOf(list, asked), { entries, fetchedAt: now() });
    return 'kept';
  }

  /** One call for everybody who asks for the same at the same time. */
  function renewOnce<Item extends NumberedEntry>(list: ForeignList<Item>, asked: Asked) {
    const { address, language } = keyOf(list, asked);
    const key = `${language} ${address}`;
    const running = asking.get(key);
    if (running) return running;
    if (!host.mayAsk()) return 'failed';
    const renewing = renew(list, asked)
      .then((outcome) => {
        host.heard('success');
        return outcome;
      })
      .catch((error: unknown) => {
        host.heard('failure');
        report(error, `the content system could not be asked for ${list.path}`);
        return 'failed' as const;
      })
      .finally(() => asking.delete(key));
    asking.set(key, renewing);
    return renewing;
  }

  const ageOf = ({ fetchedAt }: { fetchedAt: Date }) => now().getTime() - fetchedAt.getTime();

  return {
    async recall(list, language) {
      const copy = await copyOf(list, { language });
      if (!copy || ageOf(copy) >= FRESH_MS) void renewOnce(list, { language });
      return copy?.entries ?? [];
    },
    async read(list, asked) {
      const copy = await lastGood(list, asked);
      if (!copy || ageOf(copy) >= FRESH_MS) {
        const renewing = renewOnce(list, asked);
        const outcome = await (copy
          ? Promise.race([renewing, pause(patience.visitorMs, 'late' as const, { ref: false })])
          : renewing);
        if (outcome === 'none') return { outcome: 'had', entries: [] };
        const renewed = outcome === 'kept' ? await copyOf(list, asked) : undefined;
        if (renewed) return { outcome: 'had', entries: renewed.entries };
      }
      if (!copy) return { outcome: 'unavailable' };
      return { outcome: 'had', entries: copy.entries, ageSeconds: Math.floor(ageOf(copy) / 1000) };
    },
  };
}

/** Without entries whose number stands further up already: pages tell entries apart by it. */
function firstOfEach<Item extends NumberedEntry>(entries: Item[]): Item[] {
  const seen = new Set<string>();
  return entries.filter(({ nid }) => {
    const id = firstValue(nid);
    return !seen.has(id) && seen.add(id);
  });
}
