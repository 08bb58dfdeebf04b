import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { PIXEL_LIMIT, type OriginalExtension } from '../modules/media/index.ts';
import type { FileUse } from './files-of-set.ts';

export type CheckedFile =
  { ok: true; content: Buffer; extension: OriginalExtension } | { ok: false; fault: string };

const MAX_BYTES = 20_000_000;
const PICTURES: Record<string, OriginalExtension> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Reads a file of the set by what it holds, not by how it is called. */
export async function checkFile(folder: string, { path, wanted }: FileUse): Promise<CheckedFile> {
  const root = await realpath(folder);
  const place = await realpath(join(root, path)).catch(() => undefined);
  if (place === undefined) return { ok: false, fault: 'is not there' };
  if (!place.startsWith(root + sep)) return { ok: false, fault: 'lies outside the content folder' };
  if ((await stat(place)).size > MAX_BYTES) return { ok: false, fault: 'is larger than 20 MB' };
  const content = await readFile(place);
  const extension = wanted === 'pdf' ? pdfExtension(content) : await pictureExtension(content);
  if (extension) return { ok: true, content, extension };
  return { ok: false, fault: wanted === 'pdf' ? 'is not a PDF' : 'is not a JPEG, PNG or WebP picture' };
}

function pdfExtension(content: Buffer): OriginalExtension | undefined {
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? 'pdf' : undefined;
}

async function pictureExtension(content: Buffer): Promise<OriginalExtension | undefined> {
  try {
    const { format } = await sharp(content, { limitInputPixels: PIXEL_LIMIT }).metadata();
    return PICTURES[format];
  } catch {
    return undefined;
  }
}

/**
 * The picture as it may be shown, or undefined when it cannot be decoded to its end. What a camera wrote into
 * it is taken out: a photo of somebody's house must not tell where that is.
 */
export async function pictureToShow(content: Buffer): Promise<Buffer | undefined> {
  const picture = sharp(content, { limitInputPixels: PIXEL_LIMIT });
  try {
    const { exif, xmp, iptc } = await picture.metadata();
    const upright = picture.autoOrient().keepIccProfile();
    if (exif || xmp || iptc) return await upright.toBuffer();
    await picture.raw().toBuffer();
    return content;
  } catch {
    return undefined;
  }
}
