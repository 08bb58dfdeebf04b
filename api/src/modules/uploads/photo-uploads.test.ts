import sharp from 'sharp';
import type { UploadedFile } from '@trust/shared/contract/applications/uploads';
import { prepareUploadsApi } from '../../testing/uploads-api.ts';

const { upload, readStored } = prepareUploadsApi();
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
const RED = { r: 250, g: 20, b: 20 };

/** A sky, noise as of a sensor, and a red top left corner, as a camera that was turned stores it. */
async function makeRealPhoto(index: number): Promise<Buffer> {
  const [width, height] = SIZES[index % SIZES.length] ?? SIZES[0];
  const orientation = (index % 8) + 1;
  const side = Math.ceil(Math.min(width, height) / 5);
  const sky = `<svg width="${String(width)}" height="${String(height)}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#68b"/><stop offset="1" stop-color="#243"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><rect width="${String(side)}" height="${String(side)}" fill="rgb(${RED.r},${RED.g},${RED.b})"/></svg>`;
  const upright = await sharp(Buffer.from(sky)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  // What the camera saw when it was held so.
  const turned = sharp(await turnBack(upright, orientation));
  for (const quality of [85, 60, 40, 20]) {
    const photo = await turned.clone().withMetadata({ orientation }).jpeg({ quality }).toBuffer();
    if (photo.length <= LARGEST) return photo;
  }
  throw new Error('The photo is too large');
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

test('photos of every size and orientation are stored upright and small', async () => {
  for (let index = 0; index < PHOTOS; index += 1) {
    const draft = `draft-${String(index)}`;
    const photo = await makeRealPhoto(index);
    const reply = await upload(photo, { draft });
    expect({ index, status: reply.statusCode }).toEqual({ index, status: 201 });
    const { content, metadata } = await readStored(reply.json<UploadedFile>());
    expect(content.length).toBeLessThanOrEqual(LARGEST);
    expect(metadata.orientation).toBeUndefined();
    const [width = 0, height = 0] = SIZES[index % SIZES.length] ?? [];
    expect(metadata.width / metadata.height).toBeCloseTo(width / height, 1);
    const side = Math.max(2, Math.floor(Math.min(metadata.width, metadata.height) / 10));
    const corner = await sharp(content)
      .extract({ left: 0, top: 0, width: side, height: side })
      .png()
      .toBuffer();
    const { dominant } = await sharp(corner).stats();
    expect({ index, isRed: dominant.r > 200 && dominant.b < 100 }).toEqual({ index, isRed: true });
  }
}, 300_000);
