import type { Language } from '@trust/shared/contract/languages';
import { PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import type { NewsUpdate } from '@trust/shared/contract/content/projects';
import type { PublicConfig } from '@trust/shared/contract/trust';

type JsonLdConfig = Pick<PublicConfig, 'trust' | 'siteUrl'>;

/** The trust as recipient, organizer or author. */
function trustReference({ trust, siteUrl }: JsonLdConfig, language: Language) {
  return { '@type': 'NGO', name: textIn(language, trust.name), url: `${siteUrl}/` };
}

function formatPostalAddress({ trust }: JsonLdConfig, language: Language): string {
  return trust.address.map((line) => textIn(language, line)).join(', ');
}

export function organisationJsonLd({ trust, siteUrl }: JsonLdConfig, language: Language) {
  return {
    ...trustReference({ trust, siteUrl }, language),
    '@context': 'https://schema.org',
    description: textIn(language, trust.about),
    email: trust.email,
    telephone: trust.phones,
    address: formatPostalAddress({ trust, siteUrl }, language),
    sameAs: trust.social.map(({ url }) => url),
  };
}

/** `trail` begins with the home page and ends with the page itself. */
export function breadcrumbsJsonLd(
  siteUrl: string,
  trail: readonly { readonly name: string; readonly path: string }[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** `purpose` is a project's id or a fund. */
export function donateActionJsonLd(purpose: string, name: string, site: JsonLdConfig, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DonateAction',
    name,
    recipient: trustReference(site, language),
    target: site.siteUrl + buildPath(PAYMENTS_PATH, purpose),
    priceCurrency: 'INR',
  };
}

type ArticleFields = {
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly image: string | undefined;
};

/** An event of the trust. `date` is its day (YYYY-MM-DD); '' where only the text says it. */
export function eventJsonLd(
  { path, name, text, image, date }: ArticleFields & { readonly date: string },
  site: JsonLdConfig,
  language: Language,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description: text,
    ...(image !== undefined && { image: site.siteUrl + image }),
    ...(date !== '' && { startDate: date }),
    url: site.siteUrl + path,
    inLanguage: language,
    location: {
      '@type': 'Place',
      name: textIn(language, site.trust.name),
      address: formatPostalAddress(site, language),
    },
    organizer: trustReference(site, language),
  };
}

/** A news item. Its author is the trust, never a person. */
export function newsArticleJsonLd(
  item: Pick<NewsUpdate, 'lang' | 'newsUpdateDate'>,
  { path, name, text, image }: ArticleFields,
  site: JsonLdConfig,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: name,
    description: text,
    ...(image !== undefined && { image: [site.siteUrl + image] }),
    datePublished: item.newsUpdateDate,
    inLanguage: item.lang,
    mainEntityOfPage: site.siteUrl + path,
    author: trustReference(site, item.lang),
    publisher: trustReference(site, item.lang),
  };
}
