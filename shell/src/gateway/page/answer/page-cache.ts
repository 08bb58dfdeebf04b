import { withoutUnknownQuery } from '@trust/shared/remote/screen/page-query';
import { LRUCache } from 'lru-cache';
import type { PageRequest } from '../compose-page.ts';
import { CompressedText } from './compressed-text.ts';
import type { PageAnswer } from './page-answer.ts';
import { isSharedPage } from './shared-pages.rules.ts';
import type { NumberedMark } from '../../http/change-mark.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';

/** Bounds of the cache: pages, and UTF-16 units of all bodies. */
const MAX_PAGES = 500;
const MAX_TOTAL_LENGTH = 24_000_000;
/** Paths whose parameters are remembered. */
const MAX_PATHS = 5_000;
/** Pages also expire without a write, since some depend on the date. */
const TTL_MS = 30_000;

/** An answer; where others get the same, with its compressed body and the api's mark that it holds for. */
export type CachedAnswer = PageAnswer & { readonly compressed?: CompressedText; readonly mark?: string };

/** What is answered for a page: its document, or what its loader reads. */
export type AnswerKind = 'document' | 'data';
export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Answers cacheable pages from memory, compressed once, while the api's mark and the releases stay the same; nobody is
 * asked before. Concurrent requests for one page share one rendering. Not cached: personal queries, posted forms,
 * failures, and everything while there is no mark.
 */
export function createPageCache(
  currentMark: () => NumberedMark | undefined,
  clock: Pick<Performance, 'now'> = performance,
) {
  const cache = new LRUCache<string, CachedAnswer>({
    max: MAX_PAGES,
    maxSize: MAX_TOTAL_LENGTH,
    sizeCalculation: ({ body }) => body.length,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: clock,
  });
  const inFlight = new Map<string, Promise<CachedAnswer>>();
  const queries = new LRUCache<string, readonly string[]>({ max: MAX_PATHS });

  const renderAndStore = (
    key: string,
    { mark }: NumberedMark,
    render: () => Promise<PageAnswer>,
  ): Promise<CachedAnswer> => {
    const rendering = render().then((answer) => {
      if (!answer.cacheable) return answer;
      const cached = { ...answer, compressed: new CompressedText(answer.body), mark };
      cache.set(key, cached);
      return cached;
    });
    inFlight.set(key, rendering);
    return rendering.finally(() => inFlight.delete(key));
  };

  return async (
    asked: PageRequest,
    releases: ReleaseSet,
    renderPage: (request: PageRequest) => Promise<PageAnswer>,
    kind: AnswerKind = 'document',
  ): Promise<CachedAnswer> => {
    if (asked.posted) return renderPage(asked);
    const place = `${releases.get(asked.route.remote)?.release.id} ${asked.url.pathname}`;
    const request = withKnownQuery(asked, queries.get(place));
    const render = async () => {
      const answer = await renderPage(request);
      if (answer.query) queries.set(place, answer.query);
      return answer;
    };
    if (!isSharedPage(request.route, request.url)) return render();
    // Before the rendering, so that no page is older than its mark.
    const mark = currentMark();
    if (mark === undefined) return render();
    const key = keyOf(kind, mark, releases, request);
    const cached = cache.get(key);
    if (cached) return cached;
    const rendering = inFlight.get(key);
    if (!rendering) return renderAndStore(key, mark, render);
    const shared = await rendering.catch(() => undefined);
    // Another visitor's failure need not be this one's.
    return shared?.cacheable ? shared : render();
  };
}

/** The page as if its address had only the parameters that it depends on, where an answer has told them. */
function withKnownQuery(request: PageRequest, known: readonly string[] | undefined): PageRequest {
  const url = known ? withoutUnknownQuery(request.url, known) : request.url;
  return url === request.url ? request : { ...request, url, path: url.pathname + url.search };
}

/** Everything that a cacheable page depends on. No address holds a line break. */
function keyOf(
  kind: AnswerKind,
  { number }: NumberedMark,
  releases: ReleaseSet,
  { url, language, saver }: PageRequest,
): string {
  return [kind, number, idsOf(releases), language, saver, url.pathname, url.search].join('\n');
}

const listedIds = new WeakMap<ReleaseSet, string>();

/** The releases' ids as text, which each page that is answered needs, and which are the same for thousands of them. */
function idsOf(releases: ReleaseSet): string {
  const listed = listedIds.get(releases);
  if (listed !== undefined) return listed;
  const ids = [...releases].map(([module, { release }]) => `${module} ${release.id}`).join();
  listedIds.set(releases, ids);
  return ids;
}
