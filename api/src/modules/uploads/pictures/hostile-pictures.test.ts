import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { createPicture } from '../../../testing/content-folder.ts';
import { isJpegOrPng } from '../uploads.rules.ts';
import { createPictureEncoder } from './picture-encoder.ts';

const encoder = createPictureEncoder();
afterAll(() => encoder.close());
const MARK = 'HOSTILE-PAYLOAD';
const PAYLOADS = [
  `<html><script>alert("${MARK}")</script></html>`,
  `<?php system($_GET["${MARK}"]); ?>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')"/>`,
  `PK\u0003\u0004${MARK}`,
  `%PDF-1.7 ${MARK}`,
  `#!/bin/sh\necho ${MARK}`,
];
const small = () => createPicture('#884422', { width: 64, height: 48 });
const bytes = (text: string) => Buffer.from(text, 'latin1');

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
const afterStart = (jpeg: Buffer, segment: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);

function crc32(content: Buffer): number {
  let crc = ~0;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}
function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([bytes(type), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_LENGTH = SIGNATURE.length + 25;
const afterHeader = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, HEADER_LENGTH), ...chunks, png.subarray(HEADER_LENGTH)]);
/** A grey PNG whose pixels are all of one colour, which makes it tiny. */
function pngOf(width: number, height: number, rows = height, depth = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  const pixels = deflateSync(Buffer.alloc(rows * (1 + (width * depth) / 8)));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

type Hostile = { what: string; content: Buffer };

/** What is a picture beside what it carries, and what is none. */
async function makeHostileFiles(): Promise<{ pictures: Hostile[]; others: Hostile[] }> {
  const jpeg = await small().jpeg().toBuffer();
  const png = await small().png().toBuffer();
  const zip = deflateSync(Buffer.alloc(4_000_000, MARK));
  const withProfile = await small()
    .withMetadata({ icc: 'p3' })
    .withExif({
      IFD0: { Copyright: MARK, ImageDescription: MARK },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 2/1 3/1' },
    })
    .jpeg()
    .toBuffer();
  const animation = await sharp(Buffer.alloc(32 * 64 * 3, 90), {
    raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
  })
    .gif()
    .toBuffer();
  const frame = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const pictures = [
    ...PAYLOADS.flatMap((payload) => [
      { what: 'a JPEG and then a payload', content: Buffer.concat([jpeg, bytes(payload)]) },
      { what: 'a PNG and then a payload', content: Buffer.concat([png, bytes(payload)]) },
      { what: 'a comment in a JPEG', content: afterStart(jpeg, jpegSegment(0xfe, bytes(payload))) },
      {
        what: 'XMP in a JPEG',
        content: afterStart(jpeg, jpegSegment(0xe1, bytes(`http://ns.adobe.com/xap/1.0/\0${payload}`))),
      },
      {
        what: 'an ICC profile that is none',
        content: afterStart(jpeg, jpegSegment(0xe2, bytes(`ICC_PROFILE\0\u0001\u0001${payload}`))),
      },
      {
        what: 'Exif that is none',
        content: afterStart(jpeg, jpegSegment(0xe1, bytes(`Exif\0\0${payload}`))),
      },
      { what: 'a text in a PNG', content: afterHeader(png, pngChunk('tEXt', bytes(`Comment\0${payload}`))) },
      {
        what: 'a compressed text in a PNG',
        content: afterHeader(
          png,
          pngChunk('zTXt', Buffer.concat([bytes('Comment\0\0'), deflateSync(bytes(payload))])),
        ),
      },
      { what: 'a chunk of its own in a PNG', content: afterHeader(png, pngChunk('prVt', bytes(payload))) },
    ]),
    {
      what: 'a bomb in a text',
      content: afterHeader(png, pngChunk('zTXt', Buffer.concat([bytes('Comment\0\0'), zip]))),
    },
    {
      what: 'a bomb in a profile',
      content: afterHeader(png, pngChunk('iCCP', Buffer.concat([bytes('profile\0\0'), zip]))),
    },
    { what: 'an animated PNG', content: afterHeader(png, pngChunk('acTL', frame)) },
    { what: 'where it was taken', content: withProfile },
    { what: 'CMYK', content: await small().toColourspace('cmyk').jpeg().toBuffer() },
    { what: '16 bits', content: await small().toColourspace('rgb16').png().toBuffer() },
    { what: 'see-through', content: await small().ensureAlpha(0.2).png().toBuffer() },
  ];
  const others = [
    ...PAYLOADS.flatMap((payload) => [
      { what: 'only a payload', content: bytes(payload) },
      {
        what: 'a JPEG’s first bytes and a payload',
        content: Buffer.concat([jpeg.subarray(0, 20), bytes(payload)]),
      },
      { what: 'a PNG’s signature and a payload', content: Buffer.concat([SIGNATURE, bytes(payload)]) },
    ]),
    ...[100, 300, 500, 700, 900].flatMap((thousandths) => [
      { what: 'a JPEG cut short', content: jpeg.subarray(0, (jpeg.length * thousandths) / 1_000) },
      { what: 'a PNG cut short', content: png.subarray(0, (png.length * thousandths) / 1_000) },
    ]),
    ...[30_000, 60_000, 2 ** 31 - 1].map((side) => ({
      what: `a header of ${String(side)} pixels`,
      content: pngOf(side, side, 1, side > 100_000 ? 0 : 8),
    })),
    { what: 'a header without pixels', content: pngOf(0, 0) },
    { what: 'a bomb of 25 megapixels and a bit', content: pngOf(5_001, 5_001) },
    { what: 'a bomb with 16 bits', content: pngOf(5_001, 5_001, 5_001, 16) },
    { what: 'an animated GIF', content: animation },
    { what: 'a GIF', content: await small().gif().toBuffer() },
    { what: 'a WebP', content: await small().webp().toBuffer() },
    { what: 'an AVIF', content: await small().avif({ effort: 0 }).toBuffer() },
    { what: 'a TIFF', content: await small().tiff().toBuffer() },
    ...Array.from({ length: 55 }, (_, index) => ({
      what: `broken at ${String(index)}`,
      content: breakAt(index % 2 === 0 ? jpeg : png, index),
    })),
  ];
  return { pictures, others };
}

/** The same file with a few bytes changed, other ones for each number. */
function breakAt(content: Buffer, number: number): Buffer {
  const broken = Buffer.from(content);
  for (let step = 1; step <= 8; step += 1)
    broken[12 + ((number * 7_919 + step * 104_729) % (content.length - 12))] =
      (number * 31 + step * 17) % 256;
  return broken;
}

test('of 150 hostile files those that are pictures become pictures and no more, and the others are refused', async () => {
  const { pictures, others } = await makeHostileFiles();
  expect(pictures.length + others.length).toBeGreaterThanOrEqual(150);
  for (const { what, content } of others) {
    const outcome = isJpegOrPng(content) ? (await encoder.encode(content)).outcome : 'refused';
    expect({ what, outcome }).toEqual({ what, outcome: 'refused' });
  }
  for (const { what, content } of pictures) {
    expect({ what, isJpegOrPng: isJpegOrPng(content) }).toEqual({ what, isJpegOrPng: true });
    const encoded = await encoder.encode(content);
    if (encoded.outcome !== 'encoded') throw new Error(`${what} is ${encoded.outcome}`);
    const stored = Buffer.from(encoded.jpeg);
    const { format, space, depth, exif, xmp, icc, iptc, pages } = await sharp(stored).metadata();
    expect({ what, format, space, depth }).toEqual({ what, format: 'jpeg', space: 'srgb', depth: 'uchar' });
    expect({ what, exif, xmp, icc, iptc, pages }).toEqual({ what });
    expect(stored.includes(MARK)).toBe(false);
    expect(stored.length).toBeLessThanOrEqual(500_000);
  }
});
