import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
const ANY_ORIGIN = 'https://site.invalid';

/**
 * The path, query and fragment of `next` on this site; undefined for another site, which would be an open redirect, and for
 * `/account` itself.
 */
export function findNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || leadsAway(next)) return undefined;
  const url = resolve(next);
  if (url?.origin !== ANY_ORIGIN || url.pathname === ACCOUNT_PATH) return undefined;
  // `/.//elsewhere` resolves to `//elsewhere`, which a browser takes for another site.
  return /^\/[/\\]/.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

/** Whether the path, however often it was encoded, could be read as another site's address by a browser or a proxy. */
function leadsAway(next: string): boolean {
  if (/\p{Cc}/u.test(next)) return true;
  let path = next.split(/[?#]/)[0] ?? '';
  for (;;) {
    if (/^\/(?:[/\\]|[a-z][a-z\d+.-]*:)|[\\\p{Cc}]/iu.test(path)) return true;
    const decoded = decode(path);
    if (decoded === path) return false;
    if (decoded === undefined) return true;
    path = decoded;
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function resolve(path: string): URL | undefined {
  try {
    return new URL(path, ANY_ORIGIN);
  } catch {
    return undefined;
  }
}
