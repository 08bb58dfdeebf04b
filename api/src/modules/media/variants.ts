import sharp, { type Sharp } from 'sharp';
import { SHARE_CARD, type MediaName, type PictureFormat } from './media.rules.ts';
import type { MediaStorage } from './media.store.ts';
import { OnDemandFiles } from './on-demand-files.ts';

type Variant = Exclude<MediaName, { kind: 'original' }>;

/** Pictures of more pixels than this are refused before they are decoded. */
export const PIXEL_LIMIT = 25_000_000;
const ORIGINALS = ['webp', 'jpg', 'png'] as const;
const SHARE_QUALITIES = [80, 65, 50, 35];

/** Generates sizes and formats of a picture on the first request. */
export class Variants {
  readonly #storage: MediaStorage;
  readonly #files: OnDemandFiles;

  constructor(storage: MediaStorage) {
    this.#storage = storage;
    this.#files = new OnDemandFiles(storage);
  }

  /** Stores the variant under its name unless it exists; false when there is no such picture. */
  async ensure(name: string, variant: Variant): Promise<boolean> {
    if (await this.#storage.has(name)) return true;
    const original = await this.#originalOf(variant.hash);
    if (original === undefined) return false;
    await this.#files.ensure(name, async () => renderVariant(await this.#storage.read(original), variant));
    return true;
  }

  async #originalOf(hash: string): Promise<string | undefined> {
    for (const extension of ORIGINALS) {
      const name = `${hash}.${extension}`;
      if (await this.#storage.has(name)) return name;
    }
    return undefined;
  }
}

function renderVariant(content: Uint8Array, variant: Variant): Promise<Buffer> {
  switch (variant.kind) {
    case 'resized':
      return encode(
        sharp(content, { limitInputPixels: PIXEL_LIMIT }).resize({
          width: variant.width,
          withoutEnlargement: true,
        }),
        variant.format,
      );
    case 'share-card':
      return renderShareCard(content);
  }
}

function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 75, effort: 3 }).toBuffer();
    case 'jpg':
      return picture.flatten({ background: 'white' }).jpeg({ quality: 78, progressive: true }).toBuffer();
  }
}

function renderShareCard(content: Uint8Array): Promise<Buffer> {
  const { width, height } = SHARE_CARD;
  return encodeShareCard(
    sharp(content, { limitInputPixels: PIXEL_LIMIT })
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: 'white' }),
  );
}

/** A JPEG in the best quality within the size limit of messengers. */
export async function encodeShareCard(card: Sharp): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of SHARE_QUALITIES) {
    encoded = await card.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (encoded.length < SHARE_CARD.bytes) break;
  }
  return encoded;
}
