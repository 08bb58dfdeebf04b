import { join } from 'node:path';
import { DOCUMENT_FONTS } from '@trust/shared/contract/languages';
import { truncate } from '@trust/shared/i18n/truncate';
import { COLOURS } from '@trust/shared/ui/colours';
import escapeHtml from 'escape-html';
import sharp, { type OverlayOptions } from 'sharp';
import { apiFolder } from '../../../api-folder.ts';
import { encodeShareCard, PIXEL_LIMIT, SHARE_CARD } from '../../media/index.ts';
import type { ShareCard } from './share-card.rules.ts';

/** The layout in pixels from the top left: the picture, the texts beside it, the trust's name below. */
const BAND = { left: 44, top: 556, width: SHARE_CARD.width - 2 * 44, size: 30 };
const PICTURE = { width: 620, height: BAND.top };
const WORDS = { left: PICTURE.width + 44, width: SHARE_CARD.width - PICTURE.width - 2 * 44 };
const NAME = { top: 44, height: 316, sizes: [50, 42, 35, 30], longest: 120 };
const BAR = { top: 392, height: 18 };
const SUMS = { top: 430, height: 96, size: 32 };
type Weight = 'Regular' | 'Bold';

/** Renders a card of 1200 by 630 as JPEG, with the site's own fonts. */
export async function renderShareCard(card: ShareCard, picture: Uint8Array): Promise<Buffer> {
  const { width, height } = SHARE_CARD;
  const font = DOCUMENT_FONTS[card.language];
  const photo = await sharp(picture, { limitInputPixels: PIXEL_LIMIT })
    .resize({ ...PICTURE, fit: 'cover', position: 'attention' })
    .toBuffer();
  const name = await renderFittingName(truncate(card.name, NAME.longest), font);
  const band = height - BAND.top;
  const texts = [
    { ...name, box: { ...WORDS, ...NAME } },
    {
      ...(await renderText(card.sums, { font, weight: 'Bold', size: SUMS.size, colour: COLOURS.light.bar })),
      box: { ...WORDS, ...SUMS },
    },
    {
      ...(await renderText(card.trust, {
        font,
        weight: 'Regular',
        size: BAND.size,
        colour: COLOURS.light['on-band'],
        width: BAND.width,
      })),
      box: { ...BAND, height: band },
    },
  ];
  return encodeShareCard(
    sharp({ create: { width, height, channels: 3, background: COLOURS.light.surface } }).composite([
      { input: photo, left: 0, top: 0 },
      { input: renderFrame(card.percent), left: 0, top: 0 },
      ...texts.map(({ input, height: own, box }): OverlayOptions => {
        return { input, left: box.left, top: box.top + Math.max(0, Math.round((box.height - own) / 2)) };
      }),
    ]),
  );
}

function renderFrame(percent: number): Buffer {
  const { width, height } = SHARE_CARD;
  const filled = Math.round((WORDS.width * percent) / 100);
  const rect = (x: number, y: number, wide: number, high: number, fill: string, round = 0) =>
    `<rect x="${String(x)}" y="${String(y)}" width="${String(wide)}" height="${String(high)}" rx="${String(round)}" fill="${fill}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${[
      rect(WORDS.left, BAR.top, WORDS.width, BAR.height, COLOURS.light.track, BAR.height / 2),
      rect(WORDS.left, BAR.top, filled, BAR.height, COLOURS.light.bar, BAR.height / 2),
      rect(0, BAND.top, width, height - BAND.top, COLOURS.light.band),
    ].join('')}</svg>`,
  );
}

type RenderedText = { input: Buffer; height: number };

/** The name in the largest size that fits; a very long one is cut in the smallest size. */
async function renderFittingName(name: string, font: string): Promise<RenderedText> {
  const style = { font, weight: 'Bold', colour: COLOURS.light.text } as const;
  let rendered: RenderedText | undefined;
  for (const size of NAME.sizes) {
    rendered = await renderText(name, { ...style, size });
    if (rendered.height <= NAME.height) return rendered;
  }
  return renderText(truncate(name, NAME.longest / 2), { ...style, size: NAME.sizes.at(-1) ?? 0 });
}

/** `font` is a family, `size` is in pixels; lines are wrapped at `width`. */
type TextStyle = { font: string; weight: Weight; size: number; colour: string; width?: number };

async function renderText(
  text: string,
  { font, weight, size, colour, width = WORDS.width }: TextStyle,
): Promise<RenderedText> {
  const shown = escapeHtml(text.replaceAll(/\p{Cc}/gu, ' '));
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${shown}</span>`,
      font: `${font} ${weight} ${String(size)}`,
      fontfile: fontFile(font, weight),
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

function fontFile(font: string, weight: Weight): string {
  return join(apiFolder('fonts'), `${`${font} ${weight}`.toLowerCase().replaceAll(' ', '-')}.ttf`);
}
