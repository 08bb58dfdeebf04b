import { LanguageCode } from '@trust/shared/contract/language';
import { element, startTag, XML_DECLARATION, type Xml } from './xml.ts';

/** The limit of sitemaps.org. */
export const PAGES_PER_FILE = 50_000;

/** A path of the site, and when its content last changed. */
export type ListedPage = { path: string; changedAt?: Date };

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const WITH_LANGUAGES = { ...NAMESPACE, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };

/** A site map in chunks, one page each. */
export function* writeSitemap(siteUrl: string, pages: Iterable<ListedPage>): Generator<string> {
  yield XML_DECLARATION + startTag('urlset', WITH_LANGUAGES);
  for (const page of pages) yield pageElement(siteUrl, page).xml;
  yield '</urlset>\n';
}

/** The list of a large site's maps. */
export function writeSitemapIndex(siteUrl: string, files: number): string {
  const addresses = Array.from({ length: files }, (_, index) => `/sitemap.xml?part=${String(index + 1)}`);
  const maps = addresses.map((path) =>
    element('sitemap', {}, element('loc', {}, new URL(path, siteUrl).href)),
  );
  return `${XML_DECLARATION}${element('sitemapindex', NAMESPACE, ...maps).xml}\n`;
}

function pageElement(siteUrl: string, { path, changedAt }: ListedPage): Xml {
  const address = new URL(path, siteUrl);
  const alternate = (hreflang: string, href: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href });
  const inLanguages = LanguageCode.options.map((language) => {
    const translated = new URL(address);
    translated.searchParams.set('lang', language);
    return alternate(language, translated.href);
  });
  return element(
    'url',
    {},
    element('loc', {}, address.href),
    ...(changedAt ? [element('lastmod', {}, changedAt.toISOString())] : []),
    ...inLanguages,
    alternate('x-default', address.href),
  );
}
