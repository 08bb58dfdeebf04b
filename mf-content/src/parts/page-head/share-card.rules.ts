import type { Head } from '@trust/shared/remote';

/** The 1200x630 picture that previews of a link show, made from a picture of the site; undefined for any other. */
export function shareCardPath(picture: string): string | undefined {
  const media = /^(\/media\/[0-9a-f]{24})\.[a-z]+$/.exec(picture);
  return media ? `${media[1]}-share.jpg` : undefined;
}

/** The head's fields for a share card; none where `image` is undefined. `alt` says what the card shows. */
export function cardHead(
  image: string | undefined,
  alt: string,
): Pick<Head, 'image' | 'imageAlt' | 'imageSize'> {
  return image === undefined ? {} : { image, imageAlt: alt, imageSize: { width: 1200, height: 630 } };
}
