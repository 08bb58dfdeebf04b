import { firstValue } from '@trust/shared/contract/content/field-values';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { removeCopy, storeCopy } from './content-copies.store.ts';
import { ContentListError, fetchList } from './content-host.ts';
import { listAddress, type ExternalList, type ListRequest, type NumberedEntry } from './external-list.ts';
import { copyKey, readCopy, type CopySource } from './list-copies.ts';

/** The most entries of a list; one copy of this size serves every page size. */
const MAX_ENTRIES = 50;
const BREAKER = { failures: 5, pauseMs: 30_000 };

export type RefreshDeps = CopySource & {
  now: () => Date;
  reportError: (error: unknown, what: string) => void;
  /** How long the host may take for everything that one copy needs. */
  timeouts: { hostMs: number };
};

/** `none`: the content system has no such entry, and its copy is gone. `failed`: reported, and the copy stays. */
type RefreshOutcome = 'stored' | 'none' | 'failed';

/** Refreshes the copy of a list or entry. Never rejects because of the host. */
export type RefreshCopy = <Item extends NumberedEntry>(
  list: ExternalList<Item>,
  request: ListRequest,
) => Promise<RefreshOutcome>;

/** Concurrent requests for the same list share one call, and a host that keeps failing is left alone for a while. */
export function createCopyRefresher(deps: RefreshDeps): RefreshCopy {
  const circuitBreaker = createCircuitBreaker(deps.now, BREAKER);
  const inFlight = new Map<string, Promise<RefreshOutcome>>();

  async function refreshGuarded<Item extends NumberedEntry>(list: ExternalList<Item>, request: ListRequest) {
    try {
      const outcome = await refreshCopy(deps, list, request);
      circuitBreaker.record('success');
      return outcome;
    } catch (error) {
      circuitBreaker.record('failure');
      deps.reportError(error, `the content system could not be asked for ${list.path}`);
      return 'failed';
    }
  }

  return async (list, request) => {
    const { address, language } = copyKey(deps.base, list, request);
    const key = `${language} ${address}`;
    const running = inFlight.get(key);
    if (running) return running;
    if (!circuitBreaker.allowsCall()) return 'failed';
    const refreshing = refreshGuarded(list, request).finally(() => inFlight.delete(key));
    inFlight.set(key, refreshing);
    return refreshing;
  };
}

/** Fetches from the host and stores a copy. Throws when the answer is not plausible. */
async function refreshCopy<Item extends NumberedEntry>(
  deps: RefreshDeps,
  list: ExternalList<Item>,
  request: ListRequest,
): Promise<'stored' | 'none'> {
  const { base, database, now } = deps;
  const key = copyKey(base, list, request);
  const signal = AbortSignal.timeout(deps.timeouts.hostMs);
  const fetchEntries = (id?: string) => fetchList(entriesAddress(base, list, id), request.language, signal);

  const received = await fetchEntries(request.id);
  if (received.length === 0 && request.id !== undefined) {
    await removeCopy(database, key);
    return 'none';
  }
  const entries = chooseEntries(deps, list, received, request.id);
  if (received.length === 0) await checkIsEmpty(deps, list, request, fetchEntries);
  await storeCopy(database, key, { entries, fetchedAt: now() });
  return 'stored';
}

function entriesAddress(base: URL, list: { path: string }, id: string | undefined): URL {
  const address = listAddress(base, list, id);
  address.search = new URLSearchParams({
    _format: 'json',
    ...(id === undefined && { items_per_page: String(MAX_ENTRIES) }),
  }).toString();
  return address;
}

/** The well-formed entries, or the one that was asked for. Throws when nothing usable is left. */
function chooseEntries<Item extends NumberedEntry>(
  { base, reportError }: RefreshDeps,
  list: ExternalList<Item>,
  received: readonly unknown[],
  id: string | undefined,
): Item[] {
  const good = removeDuplicates(received.flatMap((entry) => list.parseEntry(entry, base) ?? []));
  const malformed = received.length - good.length;
  if (malformed > 0)
    reportError(
      new ContentListError(`${String(malformed)} malformed`),
      `entries of ${list.path} were left out`,
    );
  const entries =
    id === undefined
      ? good.slice(0, MAX_ENTRIES)
      : good.filter(({ nid }) => firstValue(nid) === id).slice(0, 1);
  if (received.length > 0 && entries.length === 0)
    throw new ContentListError('the content system answered no good entry');
  return entries;
}

/** Throws when the host answers an empty list, but still has the first entry of the copy. */
async function checkIsEmpty<Item extends NumberedEntry>(
  deps: RefreshDeps,
  list: ExternalList<Item>,
  request: ListRequest,
  fetchEntries: (id: string) => Promise<unknown[]>,
): Promise<void> {
  const before = (await readCopy(deps, list, request))?.entries[0];
  if (before && (await fetchEntries(firstValue(before.nid))).length > 0)
    throw new ContentListError('the content system answered an empty list, and still has what was in it');
}

/** Removes entries with a repeated id, since pages identify entries by it. */
function removeDuplicates<Item extends NumberedEntry>(entries: Item[]): Item[] {
  const seen = new Set<string>();
  return entries.filter(({ nid }) => {
    const id = firstValue(nid);
    return !seen.has(id) && seen.add(id);
  });
}
