import { createCipheriv } from 'node:crypto';
import sharp from 'sharp';
import { createPictureEncoder } from './pictures/picture-encoder.ts';
import { isJpegOrPng } from './uploads.rules.ts';

/** More for a long look: `UPLOADED_PHOTOS=200 npx jest photo-uploads`. */
const PHOTOS = Number(process.env.UPLOADED_PHOTOS ?? 20);
const LARGEST = 500_000;
const SIZES = [
  [3_024, 4_032],
  [4_000, 3_000],
  [1_600, 1_200],
  [960, 1_280],
  [480, 640],
  [35, 45],
] as const;
/** In pixels: of more random ones no file is small enough. */
const MOST_NOISE = 2_000_000;
const RED = { r: 250, g: 20, b: 20 };

const encoder = createPictureEncoder();
afterAll(() => encoder.close());

/**
 * A sky and a red top left corner, as a camera that was turned stores it; some of them full of random pixels, as in the
 * dark. Made small enough to be sent, as the browser does.
 */
async function makeRealPhoto(index: number): Promise<Buffer> {
  const [width, height] = SIZES[index % SIZES.length] ?? SIZES[0];
  const orientation = (index % 8) + 1;
  const side = Math.ceil(Math.min(width, height) / 5);
  const sky = `<svg width="${String(width)}" height="${String(height)}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#68b"/><stop offset="1" stop-color="#243"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const corner = { create: { width: side, height: side, channels: 3, background: RED } } as const;
  const isNoisy = width * height < MOST_NOISE && Math.floor(index / SIZES.length) % 2 === 1;
  const noise = isNoisy
    ? [{ input: makeNoise(width * height * 4), raw: { width, height, channels: 4 } } as const]
    : [];
  const upright = await sharp(Buffer.from(sky))
    .composite([...noise, { input: corner, left: 0, top: 0 }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  // What the camera saw when it was held so.
  const turned = sharp(await turnBack(upright, orientation));
  for (const scale of [1, 0.5, 0.25])
    for (const quality of [85, 40]) {
      const photo = await turned
        .clone()
        .resize(Math.round((orientation > 4 ? height : width) * scale))
        .withMetadata({ orientation })
        .jpeg({ quality })
        .toBuffer();
      if (photo.length <= LARGEST) return photo;
    }
  throw new Error('The photo is too large');
}

/** The same random bytes each time. */
function makeNoise(bytes: number): Buffer {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes));
}

/** The turns and mirrors that each orientation undoes. */
function turnBack(picture: Buffer, orientation: number): Promise<Buffer> {
  const angle = [0, 0, 0, 180, 180, 90, 270, 270, 90][orientation] ?? 0;
  const turned = sharp(picture).rotate(angle);
  return turned
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((result) =>
      [2, 4, 5, 7].includes(orientation)
        ? sharp(result).flop().png({ compressionLevel: 1 }).toBuffer()
        : result,
    );
}

test('photos of every size and orientation become upright and small', async () => {
  for (let index = 0; index < PHOTOS; index += 1) {
    const photo = await makeRealPhoto(index);
    expect(isJpegOrPng(photo)).toBe(true);
    const encoded = await encoder.encode(photo);
    if (encoded.outcome !== 'encoded') throw new Error(`Photo ${String(index)} is ${encoded.outcome}`);
    const { jpeg } = encoded;
    expect(jpeg.length).toBeLessThanOrEqual(LARGEST);
    const metadata = await sharp(jpeg).metadata();
    expect(metadata.orientation).toBeUndefined();
    const [width = 0, height = 0] = SIZES[index % SIZES.length] ?? [];
    expect(metadata.width / metadata.height).toBeCloseTo(width / height, 1);
    const side = Math.max(2, Math.floor(Math.min(metadata.width, metadata.height) / 10));
    const corner = await sharp(jpeg).extract({ left: 0, top: 0, width: side, height: side }).png().toBuffer();
    const { dominant } = await sharp(corner).stats();
    expect({ index, isRed: dominant.r > 200 && dominant.b < 100 }).toEqual({ index, isRed: true });
  }
}, 300_000);
