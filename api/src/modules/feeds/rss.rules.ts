import type { Language } from '@trust/shared/contract/languages';
import type { NewsUpdate } from '@trust/shared/contract/content/projects';
import { NEWS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { NEWS_FEED } from '@trust/shared/contract/pages/public-pages';
import { fill } from '@trust/shared/i18n/fill';
import { RSS_TEXTS } from './rss.texts.ts';
import { element, XML_DECLARATION } from './xml.ts';

export type NewsFeed = {
  siteUrl: string;
  trust: string;
  language: Language;
  items: readonly NewsUpdate[];
};

/** The news as RSS 2.0; the items' bodies are sanitised HTML. */
export function writeRss({ siteUrl, trust, language, items }: NewsFeed): string {
  const inLanguage = (path: string) => {
    const address = new URL(path, siteUrl);
    address.searchParams.set('lang', language);
    return address.href;
  };
  const { title, description } = RSS_TEXTS[language];
  const [latest] = items;
  const channel = element(
    'channel',
    {},
    element('title', {}, fill(title, { trust })),
    element('link', {}, inLanguage('/')),
    element('description', {}, fill(description, { trust })),
    element('language', {}, language),
    element('atom:link', { href: inLanguage(NEWS_FEED), rel: 'self', type: 'application/rss+xml' }),
    ...(latest ? [element('lastBuildDate', {}, dayOf(latest))] : []),
    ...items.map((item) => {
      const link = inLanguage(buildPath(NEWS_PATH, item._id));
      return element(
        'item',
        {},
        element('title', {}, item.name),
        element('link', {}, link),
        element('guid', { isPermaLink: 'true' }, link),
        element('pubDate', {}, dayOf(item)),
        element('description', {}, item.body),
      );
    }),
  );
  const root = element('rss', { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }, channel);
  return `${XML_DECLARATION}${root.xml}\n`;
}

/** The start of a day in India, in RSS format. */
function dayOf({ newsUpdateDate }: NewsUpdate): string {
  return new Date(`${newsUpdateDate}T00:00:00+05:30`).toUTCString();
}
