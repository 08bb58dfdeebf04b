import { textIn, type Language } from '@trust/shared/contract/language';
import type { PublicConfig } from '@trust/shared/contract/trust';

/** The trust as search engines read it. */
export function organisation({ trust, siteUrl }: PublicConfig, language: Language) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: textIn(language, trust.name),
    description: textIn(language, trust.about),
    url: `${siteUrl}/`,
    email: trust.email,
    telephone: trust.phones,
    address: trust.address.map((line) => textIn(language, line)).join(', '),
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
