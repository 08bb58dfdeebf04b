import type { Project } from '@trust/shared/contract/projects';

/** The pictures of the slideshow; a project without slides shows the one that it is known by. */
export function slidesOf({ field_slide_, logo }: Pick<Project, 'field_slide_' | 'logo'>): string[] {
  const slides = field_slide_.map(({ url }) => url).filter(Boolean);
  if (slides.length > 0) return slides;
  return logo ? [logo] : [];
}
