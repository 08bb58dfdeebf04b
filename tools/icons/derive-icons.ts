import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FAVICON_SVG, MASKABLE_ICON_SVG } from '../../shell/src/gateway/favicon.ts';

/** Drawn at this density, in dots per inch, so that edges are sharp in the largest picture. */
const DENSITY = 1200;

/** A drawing as a PNG of so many px each way, in base64. Its few colours go into a palette. */
async function draw(svg: string, size: number): Promise<string> {
  const picture = sharp(Buffer.from(svg), { density: DENSITY }).resize(size, size);
  const png = await picture.png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 }).toBuffer();
  return png.toString('base64');
}

// Writes the pictures of the icon for devices that take no SVG.
const file = join(import.meta.dirname, '../../shell/src/gateway/icon-pictures.ts');
await writeFile(
  file,
  `/** Pictures of \`favicon.ts\` as PNG, in base64, by \`npm run derive:icons\`. */
export const ICON_PICTURES = {
  /** 192 px, as it is. */
  app: '${await draw(FAVICON_SVG, 192)}',
  /** 512 px, for devices that cut its shape. */
  maskable: '${await draw(MASKABLE_ICON_SVG, 512)}',
  /** 180 px, for iOS. */
  touch: '${await draw(MASKABLE_ICON_SVG, 180)}',
} as const;
`,
);
