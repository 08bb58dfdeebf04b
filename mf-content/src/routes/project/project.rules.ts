import type { Project } from '@trust/shared/contract/content/projects';

/** The pictures of the slideshow; the logo for a project without slides. */
export function slidesOf({ field_slide_, logo }: Pick<Project, 'field_slide_' | 'logo'>): string[] {
  const slides = field_slide_.map(({ url }) => url).filter(Boolean);
  if (slides.length > 0) return slides;
  return logo ? [logo] : [];
}
