/** Widths in pixels that the media store makes. */
export type PictureWidth = 320 | 640 | 960 | 1280;

const OF_A_CARD: readonly PictureWidth[] = [320, 640, 960];

const STORED = /^(\/media\/[0-9a-f]{24})\.(?:avif|gif|jpe?g|png|webp)$/;

/**
 * The addresses of a stored picture's sizes and formats; undefined for an address outside the media store. Browsers that
 * know neither format are older than 2020: the JPEG has one size, since its others would be a fifth of a long page's bytes.
 */
export function pictureSources(src: string, widths: readonly PictureWidth[] = OF_A_CARD) {
  const stem = STORED.exec(src)?.[1];
  if (!stem) return undefined;
  const srcSet = (extension: string) =>
    widths.map((width) => `${stem}-${width}.${extension} ${width}w`).join(', ');
  return {
    modern: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    jpeg: `${stem}-${widths.includes(640) ? 640 : (widths[0] ?? 640)}.jpg`,
  };
}
