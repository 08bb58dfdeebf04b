import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
const ANY_ORIGIN = 'https://site.invalid';

/**
 * The path and query that `?next=` names; undefined for another site, which would be an open redirect, and for
 * `/account` itself.
 */
export function findNext(search: URLSearchParams): string | undefined {
  const next = search.get('next');
  if (!next?.startsWith('/')) return undefined;
  const url = resolve(next);
  if (url?.origin !== ANY_ORIGIN || url.pathname === ACCOUNT_PATH) return undefined;
  // `/.//elsewhere` resolves to `//elsewhere`, which a browser takes for another site.
  return /^\/[/\\]/.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

function resolve(path: string): URL | undefined {
  try {
    return new URL(path, ANY_ORIGIN);
  } catch {
    return undefined;
  }
}
