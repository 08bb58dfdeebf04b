import { Language } from '@trust/shared/contract/language';
import { FALLBACK_ROUTE, isOnlyRead, routeOf } from '../routes.ts';

/** Where browsers find the worker; at the top, so that it may answer for the whole site. */
export const WORKER_PATH = '/sw.js';

/** The header by which the gateway says that a page shows nothing personal and may be kept, and what it then says. */
export const KEEP_HEADER = 'x-keep-to-read';
export const KEEP_VALUE = 'yes';

/** What a list is narrowed by. A page whose address holds anything else is never kept: it may be what was typed. */
const KEPT_QUERY: readonly string[] = ['lang', 'status', 'category', 'subCategory', 'page'];

/** How the worker answers a request; `browser` leaves it alone. */
export type Handling = 'page' | 'release' | 'picture' | 'browser';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

/** Which requests the worker answers: listed pages that are only read, files of releases, pictures. */
export function handlingOf({ method, url, mode, headers }: Asked, origin: string): Handling {
  const { origin: of, pathname, search } = new URL(url);
  if (method !== 'GET' || of !== origin || headers.has('range')) return 'browser';
  if (mode === 'navigate') return isListedForReading(pathname) ? 'page' : 'browser';
  if (search !== '') return 'browser';
  if (/^\/releases\/[a-z-]+\/[0-9a-f.-]+\/browser\/[^/]+$/.test(pathname)) return 'release';
  return /^\/media\/[0-9a-f]{24}(-\d+)?\.(avif|gif|jpe?g|png|webp)$/.test(pathname) ? 'picture' : 'browser';
}

/** Whether the page at an address may be kept on the visitor's device at all. */
export function mayBeKept({ pathname, searchParams }: URL): boolean {
  return isListedForReading(pathname) && [...searchParams.keys()].every((name) => KEPT_QUERY.includes(name));
}

/** The address under which a page is kept: it names the language, whether or not the visitor's did. */
export function keptAddress(asked: URL, language: Language): string {
  const address = new URL(asked);
  address.hash = '';
  address.searchParams.set('lang', language);
  address.searchParams.sort();
  return address.href;
}

/** The language of a page by its address, if that says it. */
export function languageIn({ searchParams }: URL): Language | undefined {
  return Language.safeParse(searchParams.get('lang')).data;
}

function isListedForReading(pathname: string): boolean {
  const route = routeOf(pathname);
  return route !== FALLBACK_ROUTE && isOnlyRead(route);
}
