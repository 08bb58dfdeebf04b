/** The longest query, in UTF-16 units. */
export const MAX_QUERY = 100;

/** The kinds of results, in the order of equally good ones. */
export const SEARCH_KINDS = ['project', 'news', 'event', 'solace', 'report', 'download'] as const;

/** The most results of each kind: whoever gets so many needs another word, not another page. */
export const MAX_FOUND = 200;
