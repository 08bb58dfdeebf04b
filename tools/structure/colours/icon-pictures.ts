import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** The icon, and the one for devices that cut its shape, as SVG. */
export interface IconDrawings {
  readonly FAVICON_SVG: string;
  readonly MASKABLE_ICON_SVG: string;
}

/** Drawn at this density, in dots per inch, so that edges are sharp in the largest picture. */
const DENSITY = 1200;

/** A drawing as a PNG of so many px each way, in base64. Its few colours go into a palette. */
async function draw(svg: string, size: number): Promise<string> {
  const picture = sharp(Buffer.from(svg), { density: DENSITY }).resize(size, size);
  const png = await picture.png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 }).toBuffer();
  return png.toString('base64');
}

/** The first line of `shell/src/gateway/icon-pictures.ts`, by which pictures of other drawings are known. */
export function writeIconHeading({ FAVICON_SVG, MASKABLE_ICON_SVG }: IconDrawings): string {
  const digest = createHash('sha256').update(`${FAVICON_SVG}\n${MASKABLE_ICON_SVG}`).digest('hex');
  return `// Derived from favicon.ts, whose drawings have the SHA-256 ${digest}: \`npm run derive:colours\` writes this file.\n`;
}

/** The text of `shell/src/gateway/icon-pictures.ts`: the icon for devices that take no SVG. */
export async function writeIconPictures(drawings: IconDrawings): Promise<string> {
  const { FAVICON_SVG, MASKABLE_ICON_SVG } = drawings;
  return `${writeIconHeading(drawings)}
/** The site's icon as PNG, in base64. */
export const ICON_PICTURES = {
  /** 192 px, as it is. */
  app: '${await draw(FAVICON_SVG, 192)}',
  /** 512 px, for devices that cut its shape. */
  maskable:
    '${await draw(MASKABLE_ICON_SVG, 512)}',
  /** 180 px, for iOS. */
  touch: '${await draw(MASKABLE_ICON_SVG, 180)}',
} as const;
`;
}
