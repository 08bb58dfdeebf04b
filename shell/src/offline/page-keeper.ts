import { Language } from '@trust/shared/contract/language';
import {
  handlingOf,
  KEEP_HEADER,
  KEEP_VALUE,
  keptAddress,
  languageIn,
  mayBeKept,
  type Asked,
} from './kept-requests.rules.ts';
import { createKeptStore, type KeptStore } from './kept-store.ts';
import { offlinePage, titleIn, withKeptNote, type KeptPage } from './offline-pages.ts';

/** Names of the caches; a new number drops what older workers kept. */
export const CACHES = { page: 'pages-1', release: 'releases-1', picture: 'pictures-1' } as const;

/** In-document navigation tells of each page; one that was kept this recently is not fetched again, in ms. */
const RECENT = 600_000;

/** What the keeper needs of the browser. */
export interface KeeperSurroundings {
  readonly origin: string;
  readonly caches: CacheStorage;
  /** Text of the offline page's stylesheet. */
  readonly styles: string;
  fetch(this: void, request: Request | string, options?: RequestInit): Promise<Response>;
  /** The language that the visitor chose, if the browser can tell. */
  chosenLanguage(this: void): Promise<string | undefined>;
  now(this: void): number;
}

/** What a page tells the worker of itself. */
export interface PageNews {
  readonly page: string;
  /** Files that the page loaded before the worker was there; the browser has them still. */
  readonly loaded?: readonly string[];
}

export interface PageKeeper {
  /** Answers a request, or says nothing and so leaves it to the browser. `later` prolongs the worker's life. */
  answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> | undefined;
  /** Keeps a page that its document did not load through the worker. */
  hear(news: PageNews): Promise<void>;
}

/** Keeps pages that were read, and answers with them when there is no network. */
export function createPageKeeper(surroundings: KeeperSurroundings): PageKeeper {
  const { caches, origin, fetch } = surroundings;
  const pages = createKeptStore(caches, CACHES.page, { entries: 40, bytesEach: 600_000 });
  const releases = createKeptStore(caches, CACHES.release, { entries: 160, bytesEach: 600_000 });
  const pictures = createKeptStore(caches, CACHES.picture, { entries: 80, bytesEach: 250_000 });

  const keepPage = async (asked: URL, answer: Response): Promise<void> => {
    const language = Language.safeParse(answer.headers.get('content-language'));
    if (!language.success || !mayBeKept(asked) || !isToKeep(answer)) return;
    await pages.keep(keptAddress(asked, language.data), answer);
  };

  const fromNetwork = async (
    request: Request,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response> => {
    const asked = new URL(request.url);
    try {
      const answer = await fetch(request);
      later(keepPage(asked, answer.clone()));
      return answer;
    } catch {
      return offlineAnswer(asked);
    }
  };

  const offlineAnswer = async (asked: URL): Promise<Response> => {
    const addresses = await pages.addresses();
    const language = languageIn(asked) ?? (await likelyLanguage(addresses));
    const kept = await pages.find(keptAddress(asked, language));
    if (!kept) {
      const nonce = crypto.randomUUID();
      return new Response(
        offlinePage(language, await listed(language, addresses), surroundings.styles, nonce),
        {
          status: 503,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'`,
            'cache-control': 'no-store',
          },
        },
      );
    }
    // Read now: others give way before it.
    await pages.keep(keptAddress(asked, language), kept.clone());
    const nonce = /'nonce-([^']+)'/.exec(kept.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    const html = withKeptNote(await kept.text(), language, keptAt(kept), nonce);
    return new Response(html, { status: kept.status, headers: kept.headers });
  };

  /** The language of a page whose address does not say it. */
  const likelyLanguage = async (addresses: readonly string[]): Promise<Language> => {
    const chosen = Language.safeParse(await surroundings.chosenLanguage());
    return chosen.data ?? (addresses[0] ? languageIn(new URL(addresses[0])) : undefined) ?? 'en';
  };

  /** All that can be read, in the visitor's language first. */
  const listed = async (language: Language, addresses: readonly string[]): Promise<KeptPage[]> => {
    const all = await Promise.all(
      addresses.map(async (href) => {
        const titleHtml = titleIn((await (await pages.find(href))?.text()) ?? '');
        const of = languageIn(new URL(href));
        return titleHtml !== undefined && of ? [{ href, titleHtml, language: of }] : [];
      }),
    );
    const flat = all.flat();
    return [
      ...flat.filter((page) => page.language === language),
      ...flat.filter((page) => page.language !== language),
    ];
  };

  const fromStore = async (
    store: KeptStore,
    request: Request,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response> => {
    const kept = await store.find(request.url);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.status === 200) later(store.keep(request.url, answer.clone()));
    return answer;
  };

  const storeOf = (asked: Asked): KeptStore | undefined => {
    const handling = handlingOf(asked, origin);
    return handling === 'release' ? releases : handling === 'picture' ? pictures : undefined;
  };

  const keepLoaded = async (url: string): Promise<void> => {
    const store = storeOf({ method: 'GET', url, mode: 'no-cors', headers: new Headers() });
    if (!store || (await store.find(url))) return;
    const answer = await fetch(url, { cache: 'force-cache' });
    if (answer.status === 200) await store.keep(url, answer);
  };

  return {
    answer(request, later) {
      if (handlingOf(request, origin) === 'page') return fromNetwork(request, later);
      const store = storeOf(request);
      return store && fromStore(store, request, later);
    },
    async hear({ page, loaded }) {
      const asked = new URL(page);
      if (asked.origin !== origin || !mayBeKept(asked)) return;
      const language = languageIn(asked) ?? (await likelyLanguage(await pages.addresses()));
      const kept = await pages.find(keptAddress(asked, language));
      if (!kept || keptAt(kept).getTime() < surroundings.now() - RECENT) {
        await keepPage(asked, await fetch(page, loaded ? { cache: 'force-cache' } : {}));
      }
      for (const file of loaded ?? []) await keepLoaded(file);
    },
  };
}

/** Only what the gateway marks: the page as everybody gets it, complete. */
function isToKeep(answer: Response): boolean {
  return answer.status === 200 && !answer.redirected && answer.headers.get(KEEP_HEADER) === KEEP_VALUE;
}

function keptAt({ headers }: Response): Date {
  return new Date(headers.get('date') ?? 0);
}
