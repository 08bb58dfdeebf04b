import { LanguageCode } from '@trust/shared/contract/language';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@trust/shared/contract/languages';
import { APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { declareStoredFonts } from './page/offline-fonts.ts';
import { offlineTopicOf } from './page/offline-help.ts';
import {
  addOfflineNote,
  NOTE_STYLE,
  renderOfflinePage,
  titleHtmlOf,
  type OfflinePage,
  type StoredPage,
} from './page/offline-pages.ts';
import {
  isOfflineCacheable,
  languageIn,
  offlinePageKindOf,
  OFFLINE_HEADER,
  OFFLINE_HEADER_VALUE,
  offlineCacheKey,
  type OfflinePageKind,
} from './offline-requests.rules.ts';
import { isStandalone, routeOf } from '../routes.ts';
import type { OfflineStore } from './offline-store.ts';
import type { TrustContact } from './page/trust-contact.ts';

export interface VisitedPagesDeps {
  /** Text of the offline page's stylesheet. */
  readonly styles: string;
  /** Undefined where the gateway sent none. */
  readonly contact: TrustContact | undefined;
  /** The language in the visitor's cookie, where the browser lets workers read it. */
  chosenLanguage(this: void): Promise<string | undefined>;
  /** What the device prefers, best first. */
  readonly preferredLanguages: readonly string[];
}

/** The pages that a visitor has read. */
export interface VisitedPages {
  /** Stores a page that the gateway marked as cacheable; any other is ignored. Resolves to whether it was marked. */
  put(url: URL, response: Response): Promise<boolean>;
  /** The stored page, with a note of its age. For one that is not stored, a page that lists those that are. */
  answer(url: URL): Promise<Response>;
  /** When the page was stored; undefined where it is not. */
  storedAt(url: URL): Promise<Date | undefined>;
}

export function createVisitedPages(
  stores: Readonly<Record<OfflinePageKind | 'release', OfflineStore>>,
  { styles, contact, chosenLanguage, preferredLanguages }: VisitedPagesDeps,
): VisitedPages {
  const storeOf = ({ pathname }: URL) => stores[offlinePageKindOf(pathname) ?? 'reading'];
  /** An address may name no language. */
  const languageFor = async (url: URL): Promise<Language> => {
    const named = languageIn(url);
    if (named) return named;
    const chosen = LanguageCode.safeParse(await chosenLanguage());
    const [latest] = await storeOf(url).addresses();
    const preferred = preferredLanguages.map((tag) => tag.split('-', 1)[0]?.toLowerCase()).find(isLanguage);
    return chosen.data ?? (latest ? languageIn(new URL(latest)) : undefined) ?? preferred ?? DEFAULT_LANGUAGE;
  };

  return {
    async put(url, response) {
      const language = LanguageCode.safeParse(response.headers.get('content-language'));
      if (!language.success || !isOfflineCacheable(url) || !isMarkedCacheable(response)) return false;
      await storeOf(url).put(offlineCacheKey(url, language.data), response);
      return true;
    },
    async answer(url) {
      const language = await languageFor(url);
      const key = offlineCacheKey(url, language);
      const store = storeOf(url);
      const stored = await store.find(key);
      if (!stored) {
        const topic = offlineTopicOf(url);
        const inApp = isStandalone(routeOf(url.pathname));
        // An app is led to no page of the site.
        const stored = inApp ? [] : await listPages(stores, language);
        const fonts = declareStoredFonts(await stores.release.addresses());
        return offlineResponse({ language, topic, inApp, contact, styles: fonts + styles, stored });
      }
      // Stored again as the latest, so that others are deleted before it.
      await store.put(key, stored.clone());
      return withNote(stored, language);
    },
    async storedAt(url) {
      const stored = await storeOf(url).find(offlineCacheKey(url, await languageFor(url)));
      return stored && dateOf(stored);
    },
  };
}

/** The gateway marks only complete pages that are the same for every visitor. */
function isMarkedCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.headers.get(OFFLINE_HEADER) === OFFLINE_HEADER_VALUE
  );
}

function dateOf({ headers }: Response): Date {
  return new Date(headers.get('date') ?? 0);
}

async function withNote(stored: Response, language: Language): Promise<Response> {
  const html = addOfflineNote(await stored.text(), language, dateOf(stored));
  const headers = new Headers(stored.headers);
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', await allowNoteStyle(policy));
  return new Response(html, { status: stored.status, headers });
}

/** The page's own policy names the hashes of its styles; the note's is added. */
async function allowNoteStyle(policy: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(NOTE_STYLE));
  const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
  return policy.replace(/style-src [^;]*/, (directive) => `${directive} ${source}`);
}

/** All stored pages, those in the visitor's language first; of the form only its beginning. */
async function listPages(
  { reading, form }: Readonly<Record<OfflinePageKind, OfflineStore>>,
  language: Language,
): Promise<StoredPage[]> {
  const addresses = (await form.addresses()).filter((href) => new URL(href).pathname === APPLICATION_PATH);
  const pages = [...(await describePages(form, addresses)), ...(await describePages(reading))];
  return [
    ...pages.filter((page) => page.language === language),
    ...pages.filter((page) => page.language !== language),
  ];
}

async function describePages(store: OfflineStore, addresses?: readonly string[]): Promise<StoredPage[]> {
  const found = await Promise.all(
    (addresses ?? (await store.addresses())).map(async (href) => {
      const titleHtml = titleHtmlOf((await (await store.find(href))?.text()) ?? '');
      const of = languageIn(new URL(href));
      return titleHtml !== undefined && of ? [{ href, titleHtml, language: of }] : [];
    }),
  );
  return found.flat();
}

function offlineResponse(page: Omit<OfflinePage, 'nonce'>): Response {
  const nonce = crypto.randomUUID();
  return new Response(renderOfflinePage({ ...page, nonce }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'`,
      'cache-control': 'no-store',
    },
  });
}
