import type { Gallery } from '@trust/shared/contract/content/projects';
import { GALLERY_PATH } from '@trust/shared/contract/pages/paths';

/** Gathering stops once there are more pictures than this. */
const ENOUGH_PICTURES = 12;

export interface UpdatePicture {
  readonly src: string;
  readonly gallery: string;
  readonly href: string;
}

/** Pictures of recent updates, in the order of their galleries. */
export function gatherPictures(galleries: readonly Gallery[]): UpdatePicture[] {
  const pictures: UpdatePicture[] = [];
  for (const { category, subCategory, name, images } of galleries) {
    const href = `${GALLERY_PATH}?${new URLSearchParams({ category: category._id, subCategory }).toString()}`;
    for (const src of images) {
      if (pictures.length > ENOUGH_PICTURES) return pictures;
      pictures.push({ src, gallery: name, href });
    }
  }
  return pictures;
}
