import { isLanguage, type Language } from '@trust/shared/contract/languages';
import { PAGE_DATA_PREFIX } from '@trust/shared/contract/pages/data/page-data-address';
import { REMOTES, type RemoteName } from '@trust/shared/contract/pages/remotes';
import { routeOf, type SiteRoute } from '../../../routes.ts';
import { makeReadable } from '../../http/make-readable.rules.ts';

/** A page whose data somebody asks for. */
export interface AskedPageData {
  readonly remote: RemoteName;
  readonly releaseId: string;
  readonly language: Language;
  /** The page's address, without `lang`. */
  readonly url: URL;
  readonly route: SiteRoute;
}

/** UTF-16 units of a page's path and query. */
const MAX_PATH_LENGTH = 2_000;
/** One slash and no other that names a host; no fragment; no character that a URL drops or that may not be in a header. */
const LOCAL_PATH = /^\/(?![/\\])[^\\#\p{Cc}]*$/u;

/**
 * Reads the address of a page's data, else the status that refuses it: 404 for what is no address of a page that shares
 * a document with others or of one that is the remote's, 400 for a page's address that cannot be read.
 */
export function readPageDataAddress(address: string, siteUrl: string): AskedPageData | 400 | 404 {
  const { pathname, searchParams } = new URL(siteUrl + address);
  const [name, releaseId, language, ...more] = pathname.slice(PAGE_DATA_PREFIX.length).split('/');
  const remote = REMOTES.find((known) => known === name);
  if (!remote || !releaseId || !isLanguage(language) || more.length > 0) return 404;
  const [path, ...others] = searchParams.getAll('path');
  if (path === undefined || others.length > 0 || path.length > MAX_PATH_LENGTH) return 400;
  if (!LOCAL_PATH.test(path)) return 400;
  const url = new URL(siteUrl + makeReadable(path));
  if (url.pathname.startsWith('//')) return 400;
  // The page in another language has another address.
  if (url.searchParams.has('lang')) url.searchParams.delete('lang');
  const route = routeOf(url.pathname);
  return route.remote === remote && route.group === 'site'
    ? { remote, releaseId, language, url, route }
    : 404;
}
