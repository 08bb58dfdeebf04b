import type { Language } from '@trust/shared/contract/languages';
import { NEWS_FEED } from '@trust/shared/contract/pages/public-pages';

/** Where feed readers find the news in the page's language. */
export function newsFeedLink(title: string, language: Language) {
  return { path: `${NEWS_FEED}?lang=${language}`, title };
}
