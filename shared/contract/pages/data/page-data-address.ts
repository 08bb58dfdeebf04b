import type { Language } from '../../languages.ts';

/** What the addresses of pages' data begin with. */
export const PAGE_DATA_PREFIX = '/page-data/';

/** The address of what the loader of a page reads. `path` is the page's, with its query; the release `releaseId` reads it and shows it. */
export function pageDataAddress(remote: string, releaseId: string, language: Language, path: string): string {
  return `${PAGE_DATA_PREFIX}${remote}/${releaseId}/${language}?path=${encodeURIComponent(path)}`;
}
