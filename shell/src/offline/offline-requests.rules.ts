import { LanguageCode } from '@trust/shared/contract/language';
import type { Language } from '@trust/shared/contract/languages';
import { FALLBACK_ROUTE, isApplicationForm, isReadOnly, routeOf } from '../routes.ts';

/** The worker's address. It is at the top, because a worker's scope is its folder. */
export const WORKER_PATH = '/sw.js';

/** What the addresses of the site's configuration begin with; a hash follows. */
export const CONFIG_PREFIX = '/site/config-';

/** The header, and its value, with which the gateway marks a page as complete and without anything personal. */
export const OFFLINE_HEADER = 'x-keep-to-read';
export const OFFLINE_HEADER_VALUE = 'yes';

/** The kinds of pages that are stored: those that are read, and the empty ones of the application form. */
export type OfflinePageKind = 'reading' | 'form';

/** The filters of lists. A page with any other parameter is never stored: it may be what a visitor typed. */
const CACHEABLE_PARAMETERS: Readonly<Record<OfflinePageKind, readonly string[]>> = {
  reading: ['lang', 'status', 'category', 'subCategory', 'page'],
  form: ['lang'],
};

/** How the worker answers a request; `browser` leaves it to the browser. */
export type RequestKind = 'page' | 'release' | 'picture' | 'browser';

export interface InterceptedRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

/** Addresses that are no pages: calls, files, and pages of the stand-ins for outside parties. */
const NOT_PAGES = /^\/(api|content|media|page-data|releases|sandbox)\//;

/** The worker answers every page that is opened, files of releases and of the site that its scripts need, and pictures. */
export function requestKindOf(
  { method, url, mode, headers }: InterceptedRequest,
  origin: string,
): RequestKind {
  const { origin: of, pathname, search } = new URL(url);
  if (method !== 'GET' || of !== origin || headers.has('range')) return 'browser';
  if (mode === 'navigate') return NOT_PAGES.test(pathname) ? 'browser' : 'page';
  if (search !== '') return 'browser';
  if (/^\/site\/(config|older)-[0-9a-f]{16}\.js(on)?$/.test(pathname)) return 'release';
  if (/^\/releases\/[a-z-]+\/[0-9a-f.-]+\/browser\/[^/]+$/.test(pathname)) return 'release';
  return /^\/media\/[0-9a-f]{24}(-\d+)?\.(avif|gif|jpe?g|png|webp)$/.test(pathname) ? 'picture' : 'browser';
}

/** Whether the page at an address may be stored on the visitor's device at all. */
export function isOfflineCacheable({ pathname, searchParams }: URL): boolean {
  const kind = offlinePageKindOf(pathname);
  return (
    kind !== undefined && [...searchParams.keys()].every((name) => CACHEABLE_PARAMETERS[kind].includes(name))
  );
}

/** The key of a page in the offline cache: its address with `lang`, whether or not the visitor's address has that. */
export function offlineCacheKey(page: URL, language: Language): string {
  const address = new URL(page);
  address.hash = '';
  address.searchParams.set('lang', language);
  address.searchParams.sort();
  return address.href;
}

/** The language that an address names, if any. */
export function languageIn({ searchParams }: URL): Language | undefined {
  return LanguageCode.safeParse(searchParams.get('lang')).data;
}

/** Undefined for a page that is never stored. */
export function offlinePageKindOf(pathname: string): OfflinePageKind | undefined {
  const route = routeOf(pathname);
  if (route === FALLBACK_ROUTE) return undefined;
  if (isApplicationForm(route)) return 'form';
  return isReadOnly(route) ? 'reading' : undefined;
}
