import { join } from 'node:path';
import { truncate } from '@trust/shared/i18n/format';
import sharp, { type OverlayOptions } from 'sharp';
import { ownFolder } from '../../own-folder.ts';
import { encodeShareCard, PIXEL_LIMIT, SHARE_CARD } from '../media/index.ts';
import type { ShareCard } from './share-card.rules.ts';

/** The card's parts, in pixels from its top left: the picture, the words beside it, the trust's name under both. */
const BAND = { left: 44, top: 556, width: SHARE_CARD.width - 2 * 44, size: 30 };
const PICTURE = { width: 620, height: BAND.top };
const WORDS = { left: PICTURE.width + 44, width: SHARE_CARD.width - PICTURE.width - 2 * 44 };
const NAME = { top: 44, height: 316, sizes: [50, 42, 35, 30], longest: 120 };
const BAR = { top: 392, height: 18 };
const SUMS = { top: 430, height: 96, size: 32 };
/** Those of `shared/ui/tokens.css`. */
const COLOURS = {
  ground: '#fcf8f0',
  text: '#17231e',
  bar: '#1b7560',
  track: '#eadfca',
  band: '#0b3a2f',
  onBand: '#f1f7f3',
};

type Weight = 'Regular' | 'Bold';

/** Draws a card of 1200 by 630 as JPEG, with the site's own fonts whatever the machine has. */
export async function drawShareCard(card: ShareCard, picture: Uint8Array): Promise<Buffer> {
  const { width, height } = SHARE_CARD;
  const beside = await sharp(picture, { limitInputPixels: PIXEL_LIMIT })
    .resize({ ...PICTURE, fit: 'cover', position: 'attention' })
    .toBuffer();
  const name = await fittingName(truncate(card.name, NAME.longest));
  const band = height - BAND.top;
  const texts = [
    { ...name, area: { ...WORDS, ...NAME } },
    { ...(await line(card.sums, SUMS.size, 'Bold', COLOURS.bar)), area: { ...WORDS, ...SUMS } },
    {
      ...(await line(card.trust, BAND.size, 'Regular', COLOURS.onBand, BAND.width)),
      area: { ...BAND, height: band },
    },
  ];
  return encodeShareCard(
    sharp({ create: { width, height, channels: 3, background: COLOURS.ground } }).composite([
      { input: beside, left: 0, top: 0 },
      { input: frame(card.percent), left: 0, top: 0 },
      ...texts.map(({ input, height: own, area }): OverlayOptions => {
        return { input, left: area.left, top: area.top + Math.max(0, Math.round((area.height - own) / 2)) };
      }),
    ]),
  );
}

function frame(percent: number): Buffer {
  const { width, height } = SHARE_CARD;
  const filled = Math.round((WORDS.width * percent) / 100);
  const rect = (x: number, y: number, wide: number, high: number, fill: string, round = 0) =>
    `<rect x="${String(x)}" y="${String(y)}" width="${String(wide)}" height="${String(high)}" rx="${String(round)}" fill="${fill}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${[
      rect(WORDS.left, BAR.top, WORDS.width, BAR.height, COLOURS.track, BAR.height / 2),
      rect(WORDS.left, BAR.top, filled, BAR.height, COLOURS.bar, BAR.height / 2),
      rect(0, BAND.top, width, height - BAND.top, COLOURS.band),
    ].join('')}</svg>`,
  );
}

type Drawn = { input: Buffer; height: number };

/** The name as large as it fits; a very long one in the smallest size. */
async function fittingName(name: string): Promise<Drawn> {
  let drawn: Drawn | undefined;
  for (const size of NAME.sizes) {
    drawn = await line(name, size, 'Bold', COLOURS.text);
    if (drawn.height <= NAME.height) return drawn;
  }
  return line(truncate(name, NAME.longest / 2), NAME.sizes.at(-1) ?? 0, 'Bold', COLOURS.text);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text in pixels of the given size, broken at words where it is wider than its place. */
async function line(
  text: string,
  size: number,
  weight: Weight,
  colour: string,
  width: number = WORDS.width,
): Promise<Drawn> {
  const shown = text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll(/\p{Cc}/gu, ' ');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${shown}</span>`,
      font: `Anek Malayalam ${weight} ${String(size)}`,
      fontfile: fontFile(weight),
      width,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

function fontFile(weight: Weight): string {
  return join(ownFolder('fonts'), `anek-malayalam-${weight.toLowerCase()}.ttf`);
}
