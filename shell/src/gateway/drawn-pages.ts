import { LRUCache } from 'lru-cache';
import { mayBeKept } from '../offline/kept-requests.rules.ts';
import type { PageAsk } from './compose-page.ts';
import { withFreshNonce, type PageAnswer } from './page-answer.ts';
import type { PinnedReleases } from './pinned-releases.ts';

/** Bounds of what is held: pages, and the length of their texts together. */
const MOST_PAGES = 500;
const LONGEST_TEXTS = 24_000_000;
/** How long a page is held though nothing was written, in ms: time passes for it, too. */
const HELD_MS = 30_000;

/**
 * Answers a page that everybody may read from what was drawn before, for as long as the api's mark and the releases are
 * those that it was drawn under; every answer has a nonce of its own. Whoever asks meanwhile waits for the same drawing.
 * Anything else is drawn anew: what was typed or posted, what failed, and all while the api gives no mark.
 */
export function holdDrawnPages(
  readMark: () => Promise<string | undefined>,
  clock: Pick<Performance, 'now'> = performance,
) {
  const drawn = new LRUCache<string, PageAnswer>({
    max: MOST_PAGES,
    maxSize: LONGEST_TEXTS,
    sizeCalculation: ({ body }) => body.length,
    ttl: HELD_MS,
    ttlResolution: 0,
    perf: clock,
  });
  const underway = new Map<string, Promise<PageAnswer>>();

  const drawOnce = (key: string, draw: () => Promise<PageAnswer>): Promise<PageAnswer> => {
    const drawing = draw().then((answer) => {
      if (answer.everybodys) drawn.set(key, answer);
      return answer;
    });
    underway.set(key, drawing);
    return drawing.finally(() => underway.delete(key));
  };

  return async (
    ask: PageAsk,
    releases: PinnedReleases,
    draw: () => Promise<PageAnswer>,
  ): Promise<PageAnswer> => {
    if (ask.posted || !mayBeKept(ask.url)) return draw();
    const mark = await readMark();
    if (mark === undefined) return draw();
    const key = keyOf(mark, releases, ask);
    const held = drawn.get(key);
    if (held) return withFreshNonce(held);
    const drawing = underway.get(key);
    if (!drawing) return drawOnce(key, draw);
    const shared = await drawing.catch(() => undefined);
    // What went wrong for another visitor need not for this one.
    return shared?.everybodys ? withFreshNonce(shared) : draw();
  };
}

/** All that such a page depends on. The server knows no visitor, so there is nothing else. */
function keyOf(mark: string, releases: PinnedReleases, { url, language, saver }: PageAsk): string {
  const ids = [...releases].map(([module, { release }]) => `${module} ${release.id}`);
  return JSON.stringify([mark, ids, language, saver, url.pathname, url.search]);
}
