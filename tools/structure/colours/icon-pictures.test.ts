import sharp from 'sharp';
import { COLOURS } from '@trust/shared/ui/colours';
import { FAVICON_SVG, MASKABLE_ICON_SVG } from '../../../shell/src/gateway/favicon.ts';
import { ICON_PICTURES } from '../../../shell/src/gateway/icon-pictures.ts';
import { writeIconHeading, writeIconPictures } from './icon-pictures.ts';

const DRAWINGS = { FAVICON_SVG, MASKABLE_ICON_SVG };
const GROUND = COLOURS.light['palm-800'];

async function readPixel(png: string, x: number, y: number): Promise<string> {
  const pixel = await sharp(Buffer.from(png, 'base64'))
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

test.each([
  ['app', 192, 96],
  ['maskable', 512, 1],
  ['touch', 180, 1],
] as const)(
  'the picture %s has its size and the colour of the design as its ground',
  async (name, size, x) => {
    const { width, height, format } = await sharp(Buffer.from(ICON_PICTURES[name], 'base64')).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
    expect(await readPixel(ICON_PICTURES[name], x, 4)).toBe(GROUND);
  },
);

test('pictures of a drawing in another colour have another heading, and that colour', async () => {
  const other = { ...DRAWINGS, MASKABLE_ICON_SVG: MASKABLE_ICON_SVG.replaceAll(GROUND, '#203040') };
  expect(writeIconHeading(other)).not.toBe(writeIconHeading(DRAWINGS));
  const text = await writeIconPictures(other);
  expect(text).toContain(writeIconHeading(other));
  const [, touch = ''] = /touch: '([^']+)'/.exec(text) ?? [];
  expect(await readPixel(touch, 1, 4)).toBe('#203040');
});
