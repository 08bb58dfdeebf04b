import type { Project } from '@trust/shared/contract/projects';
import type { PublicConfig } from '@trust/shared/contract/trust';

/** The pictures of the slideshow; a project without slides shows the one that it is known by. */
export function slidesOf({ field_slide_, logo }: Pick<Project, 'field_slide_' | 'logo'>): string[] {
  const slides = field_slide_.map(({ url }) => url).filter(Boolean);
  if (slides.length > 0) return slides;
  return logo ? [logo] : [];
}

/** How to give to the project, as search engines read it. */
export function donateAction(project: Pick<Project, '_id' | 'name'>, { siteUrl, trust }: PublicConfig) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DonateAction',
    name: project.name,
    recipient: { '@type': 'NGO', name: trust.name.en, url: `${siteUrl}/` },
    target: `${siteUrl}/payments/${project._id}`,
    priceCurrency: 'INR',
  };
}
