/** Widths in pixels that the media store makes. */
export type PictureWidth = 320 | 640 | 960 | 1280;

const ALL: readonly PictureWidth[] = [320, 640, 960, 1280];
const STORED = /^(\/media\/[0-9a-f]{24})\.(?:avif|gif|jpe?g|png|webp)$/;

/** The addresses of a stored picture's sizes and formats; undefined for an address outside the media store. */
export function pictureSources(src: string, widths: readonly PictureWidth[] = ALL) {
  const stem = STORED.exec(src)?.[1];
  if (!stem) return undefined;
  const srcSet = (extension: string) =>
    widths.map((width) => `${stem}-${width}.${extension} ${width}w`).join(', ');
  return {
    modern: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    jpeg: srcSet('jpg'),
    fallback: `${stem}-${widths.includes(640) ? 640 : (widths[0] ?? 640)}.jpg`,
  };
}
