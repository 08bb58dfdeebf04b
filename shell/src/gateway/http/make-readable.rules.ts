/**
 * The request's path and query in a form that can be decoded. A host in the request line is removed. Where escapes
 * are invalid, as in a link that was cut off, their percent signs are escaped.
 */
export function makeReadable(url: string): string {
  const [path = '', ...query] = stripHost(url).split('?');
  return [canBeDecoded(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

/** Path and query with one leading slash, since two would name another host. */
export function toLocalPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname.replace(/^\/+/, '/') + search;
}

function stripHost(url: string): string {
  if (url.startsWith('/')) return url;
  const { pathname, search } = URL.parse(url) ?? { pathname: '/', search: '' };
  return pathname + search;
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
