/** The longest query, in UTF-16 units. */
export const MAX_QUERY = 100;

/** A query from an address, as far as it is searched. Half a character at its end would be shown as another one. */
export function cutQuery(typed: string | null): string {
  return (typed ?? '')
    .trim()
    .slice(0, MAX_QUERY)
    .replace(/[\ud800-\udbff]$/, '');
}

/** The kinds of results, in the order of equally good ones. */
export const SEARCH_KINDS = ['project', 'news', 'event', 'solace', 'report', 'download'] as const;

/** The most results of each kind: whoever gets so many needs another word, not another page. */
export const MAX_FOUND = 200;
