/** Size for link previews in pixels, and the most bytes that messengers fetch. */
export const SHARE_CARD = { width: 1200, height: 630, bytes: 300_000 } as const;

export type PictureFormat = 'avif' | 'webp' | 'jpg';
export type OriginalExtension = 'jpg' | 'png' | 'webp' | 'pdf';

/** A parsed name under /media; `hash` is the first 24 hex digits of the original's SHA-256. */
export type MediaName =
  | { kind: 'original'; hash: string; extension: OriginalExtension }
  | { kind: 'resized'; hash: string; width: number; format: PictureFormat }
  | { kind: 'share-card'; hash: string };

const NAME =
  /^(?<hash>[0-9a-f]{24})(?:-(?<size>320|640|960|1280|share))?\.(?<extension>avif|webp|jpg|png|pdf)$/;

/** Parses a name under /media; undefined for any other name. */
export function readMediaName(name: string): MediaName | undefined {
  const { hash, size, extension } = NAME.exec(name)?.groups ?? {};
  if (hash === undefined || extension === undefined) return undefined;
  if (size === undefined) return isOriginal(extension) ? { kind: 'original', hash, extension } : undefined;
  if (size === 'share') return extension === 'jpg' ? { kind: 'share-card', hash } : undefined;
  return isFormat(extension) ? { kind: 'resized', hash, width: Number(size), format: extension } : undefined;
}

function isOriginal(extension: string): extension is OriginalExtension {
  return ['jpg', 'png', 'webp', 'pdf'].includes(extension);
}

function isFormat(extension: string): extension is PictureFormat {
  return ['avif', 'webp', 'jpg'].includes(extension);
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** The media type of a name under /media. */
export function mediaType(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** The site-relative address of a stored file. */
export function mediaUrl(name: string): string {
  return `/media/${name}`;
}
