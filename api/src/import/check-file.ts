import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { PIXEL_LIMIT, type OriginalExtension } from '../modules/media/index.ts';
import type { FileUse } from './store/files-of-set.ts';

export type CheckedFile =
  | { outcome: 'accepted'; content: Buffer; extension: OriginalExtension }
  | { outcome: 'rejected'; message: string };

const MAX_BYTES = 20_000_000;
const PICTURES: Record<string, OriginalExtension> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Reads a file of the set and determines its type by its content, not by its name. */
export async function checkFile(folder: string, { path, expected }: FileUse): Promise<CheckedFile> {
  const root = await realpath(folder);
  const realFile = await realpath(join(root, path)).catch(() => undefined);
  if (realFile === undefined) return { outcome: 'rejected', message: 'is not there' };
  if (!realFile.startsWith(root + sep))
    return { outcome: 'rejected', message: 'lies outside the content folder' };
  if ((await stat(realFile)).size > MAX_BYTES)
    return { outcome: 'rejected', message: 'is larger than 20 MB' };
  const content = await readFile(realFile);
  const extension = expected === 'pdf' ? pdfExtension(content) : await pictureExtension(content);
  if (extension) return { outcome: 'accepted', content, extension };
  return {
    outcome: 'rejected',
    message: expected === 'pdf' ? 'is not a PDF' : 'is not a JPEG, PNG or WebP picture',
  };
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
 * The picture without the camera's metadata, since a photo of a house must not reveal its location. Undefined when it
 * cannot be decoded completely.
 */
export async function preparePicture(content: Buffer): Promise<Buffer | undefined> {
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
