import { LANGUAGE_CODES, LOCALES, type Language } from '../../contract/languages.ts';
import type { RenderedHead } from '../../contract/pages/render.ts';
import type { PublicConfig } from '../../contract/trust.ts';
import { pageAddresses } from './page-addresses.ts';

/** An element of the head without content. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Selects the tags of `headTags` in a document. */
export const HEAD_TAGS_SELECTOR =
  'meta[name="description"],meta[name="robots"],meta[name^="twitter:"],meta[property^="og:"],link[rel="canonical"],link[rel="alternate"]';

/**
 * The tags that depend on the screen, in order: for search engines and share cards. The server writes them, and the
 * browser replaces them after a navigation. `path` is the page's own, used where the head names no canonical one.
 */
export function headTags(
  head: Omit<RenderedHead, 'jsonLd'>,
  path: string,
  language: Language,
  { siteUrl, trust }: Pick<PublicConfig, 'siteUrl' | 'trust'>,
): HeadTag[] {
  const addresses = pageAddresses(head.canonicalPath ?? path, siteUrl, language);
  const image = head.image && new URL(head.image, siteUrl).href;
  return [
    ...meta('name', 'description', head.description),
    ...meta('name', 'robots', head.noIndex ? 'noindex' : undefined),
    link({ rel: 'canonical', href: addresses.own }),
    ...LANGUAGE_CODES.map((code) =>
      link({ rel: 'alternate', hreflang: code, href: addresses.alternates[code] }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: addresses.neutral }),
    ...(head.feed
      ? [
          link({
            rel: 'alternate',
            type: 'application/rss+xml',
            title: head.feed.title,
            href: new URL(head.feed.path, siteUrl).href,
          }),
        ]
      : []),
    ...meta('property', 'og:title', head.title),
    ...meta('property', 'og:description', head.description),
    ...meta('property', 'og:type', head.type ?? 'website'),
    ...meta('property', 'og:url', addresses.own),
    ...meta('property', 'og:site_name', trust.name[language] ?? trust.name.en),
    ...meta('property', 'og:locale', LOCALES[language].replace('-', '_')),
    ...meta('property', 'og:image', image),
    ...meta('property', 'og:image:width', image && head.imageSize?.width.toString()),
    ...meta('property', 'og:image:height', image && head.imageSize?.height.toString()),
    ...meta('property', 'og:image:alt', image && head.imageAlt),
    ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): HeadTag[] {
  return content === undefined ? [] : [{ name: 'meta', attributes: { [kind]: name, content } }];
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { name: 'link', attributes };
}
