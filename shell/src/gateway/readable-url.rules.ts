/**
 * The address that a request asks for, as path and query that can always be read: a host that it names is left out,
 * and where its escapes stand for no letters (a link that was cut off) they are taken as they are written.
 */
export function readableUrl(asked: string): string {
  const [path = '', ...query] = withoutHost(asked).split('?');
  return [canBeDecoded(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

/** Path and query of an address; they begin with one slash, since two would name another host. */
export function pathOnThisSite({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname.replace(/^\/+/, '/') + search;
}

function withoutHost(asked: string): string {
  if (asked.startsWith('/')) return asked;
  const { pathname, search } = URL.parse(asked) ?? { pathname: '/', search: '' };
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
