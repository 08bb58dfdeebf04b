import type { Language } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import type { NewsUpdate } from '@trust/shared/contract/projects';
import type { PublicConfig } from '@trust/shared/contract/trust';

type Site = Pick<PublicConfig, 'trust' | 'siteUrl'>;

/** The trust where another thing refers to it. */
function named({ trust, siteUrl }: Site, language: Language) {
  return { '@type': 'NGO', name: textIn(language, trust.name), url: `${siteUrl}/` };
}

function postalAddress({ trust }: Site, language: Language): string {
  return trust.address.map((line) => textIn(language, line)).join(', ');
}

/** The trust as search engines read it. */
export function organisation({ trust, siteUrl }: Site, language: Language) {
  return {
    ...named({ trust, siteUrl }, language),
    '@context': 'https://schema.org',
    description: textIn(language, trust.about),
    email: trust.email,
    telephone: trust.phones,
    address: postalAddress({ trust, siteUrl }, language),
    sameAs: trust.social.map(({ url }) => url),
  };
}

/** Where a page stands in the site: home first, the page itself last. */
export function breadcrumbs(
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

/** How to give; `purpose` is a project's id or another purpose of the payment pages. */
export function donateAction(purpose: string, name: string, site: Site, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DonateAction',
    name,
    recipient: named(site, language),
    target: `${site.siteUrl}/payments/${purpose}`,
    priceCurrency: 'INR',
  };
}

type Told = {
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly image: string | undefined;
};

/** Something that the trust held or will hold. Its day stands in its text only, so none is given. */
export function event({ path, name, text, image }: Told, site: Site, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description: text,
    ...(image !== undefined && { image: site.siteUrl + image }),
    url: site.siteUrl + path,
    inLanguage: language,
    location: {
      '@type': 'Place',
      name: textIn(language, site.trust.name),
      address: postalAddress(site, language),
    },
    organizer: named(site, language),
  };
}

/** A piece of news; the trust stands as its author, never a person. */
export function newsArticle(
  item: Pick<NewsUpdate, 'lang' | 'newsUpdateDate'>,
  { path, name, text, image }: Told,
  site: Site,
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
    author: named(site, item.lang),
    publisher: named(site, item.lang),
  };
}
