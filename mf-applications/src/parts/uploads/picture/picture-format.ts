import { readBytes } from './read-bytes.ts';

export type UploadFormat = 'jpeg' | 'png' | 'heic' | 'other-picture' | 'no-picture';

const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const HEAD_BYTES = 16;

/**
 * The format of a file by its first bytes: phones name files and types as they like. A GIF is none that is taken; WebP, AVIF
 * and HEIC are what phones make of photos, and are sent as JPEG.
 */
export async function readPictureFormat(file: Blob): Promise<UploadFormat> {
  const bytes = await readBytes(file.slice(0, HEAD_BYTES)).catch(() => new ArrayBuffer());
  const head = String.fromCharCode(...new Uint8Array(bytes));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.slice(4, 8) === 'ftyp')
    return HEIC_BRANDS.includes(head.slice(8, 12)) ? 'heic' : isAvif(head) ? 'other-picture' : 'no-picture';
  if (head.startsWith('BM') || /^RIFF[^]{4}WEBP/.test(head)) return 'other-picture';
  return 'no-picture';
}

function isAvif(head: string): boolean {
  return /^avi[fs]$/.test(head.slice(8, 12));
}
