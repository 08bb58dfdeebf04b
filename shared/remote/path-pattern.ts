/**
 * The expression that matches the paths of a pattern. Segments of a pattern are fixed, `:name`, `:name?` or, last, `*`.
 */
export function patternOf(path: string): RegExp {
  const segments = path.split('/').filter(Boolean);
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

export function matchesPattern(path: string, pathname: string): boolean {
  return patternOf(path).test(pathname);
}

/** Whether an address is one of the pages with these patterns. */
export function leadsTo(patterns: readonly string[], href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href;
  return path !== '' && patterns.some((pattern) => matchesPattern(pattern, path));
}
