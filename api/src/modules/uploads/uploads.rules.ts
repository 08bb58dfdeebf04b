import { randomBytes } from 'node:crypto';
import { cleanLine } from '@trust/shared/contract/typed/text';

const DRAFT_NAME = /^(?<draft>[\w-]{1,100})::(?<name>[^]*)$/;
const MAX_NAME_LENGTH = 120;
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** 192 random bits. */
export function newUploadId(): string {
  return randomBytes(24).toString('base64url');
}

/** The draft and the cleaned name in `{draft}::{original name}`; undefined where no draft is named. */
export function readFileName(sent: string): { draft: string; fileName: string } | undefined {
  const { draft, name } = DRAFT_NAME.exec(sent)?.groups ?? {};
  return draft === undefined || name === undefined ? undefined : { draft, fileName: cleanFileName(name) };
}

/** A name to show, never a path: its last part on one line, at most 120 letters. */
function cleanFileName(name: string): string {
  const last = cleanLine(name.slice(0, 2_000)).split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/["<>|:*?]/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  const shortened = Array.from(letters.segment(clean), ({ segment }) => segment)
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim();
  return shortened === '' ? 'picture' : shortened;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether the content begins as a JPEG or PNG does, whatever its name says. */
export function isJpegOrPng(content: Uint8Array): boolean {
  return [JPEG, PNG].some((signature) => signature.equals(content.subarray(0, signature.length)));
}

/** A content-disposition with the extension of what is stored: pages show it, and no tab opens it. */
export function attachmentDisposition(fileName: string): string {
  const name = `${fileName.replace(/\.\w{1,5}$/, '')}.jpg`;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) =>
    `%${sign.charCodeAt(0).toString(16)}`.toUpperCase(),
  );
  return `attachment; filename="picture.jpg"; filename*=UTF-8''${encoded}`;
}
