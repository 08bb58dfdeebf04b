import sharp, { type Sharp } from 'sharp';
import { takeTurns } from '../../concurrency.ts';
import { SHARE_CARD, type MediaName, type PictureFormat } from './media.rules.ts';
import type { MediaStorage } from './media.store.ts';

type Variant = Exclude<MediaName, { kind: 'original' }>;

/** Pictures of more pixels than this are refused before they are decoded. */
export const PIXEL_LIMIT = 25_000_000;
const ORIGINALS = ['webp', 'jpg', 'png'] as const;
const SHARE_QUALITIES = [80, 65, 50, 35];

/** Makes the sizes and formats of a picture when they are first asked for, each once. */
export class Variants {
  readonly #storage: MediaStorage;
  readonly #inTurn = takeTurns(2, 200);
  readonly #making = new Map<string, Promise<boolean>>();

  constructor(storage: MediaStorage) {
    this.#storage = storage;
  }

  /** Sees to it that the variant is stored under its name; false when there is no such picture. */
  async ensure(name: string, variant: Variant): Promise<boolean> {
    if (await this.#storage.has(name)) return true;
    const making = this.#making.get(name) ?? this.#start(name, variant);
    return making;
  }

  #start(name: string, variant: Variant): Promise<boolean> {
    const making = this.#make(name, variant).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(name: string, variant: Variant): Promise<boolean> {
    const original = await this.#originalOf(variant.hash);
    if (original === undefined) return false;
    await this.#inTurn(async () => {
      const content = await this.#storage.read(original);
      await this.#storage.put(name, await draw(content, variant));
    });
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

function draw(content: Uint8Array, variant: Variant): Promise<Buffer> {
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
      return drawShareCard(content);
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

async function drawShareCard(content: Uint8Array): Promise<Buffer> {
  const { width, height, bytes } = SHARE_CARD;
  const card = sharp(content, { limitInputPixels: PIXEL_LIMIT })
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: 'white' });
  let drawn = Buffer.alloc(0);
  for (const quality of SHARE_QUALITIES) {
    drawn = await card.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (drawn.length < bytes) break;
  }
  return drawn;
}
