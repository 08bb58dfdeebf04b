import { isUtf8 } from 'node:buffer';

/** How many bytes tell UTF-16 without a mark at its beginning from other encodings. */
const SAMPLE_BYTES = 2_000;

/** The text of a file in UTF-8, UTF-16 or, as older spreadsheets write it, Windows-1252; lines end in `\n`. */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).replaceAll(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const half = Math.min(bytes.length, SAMPLE_BYTES) / 2;
  if (countZeros(bytes, 1) > half * 0.7) return new TextDecoder('utf-16le').decode(bytes);
  if (countZeros(bytes, 0) > half * 0.7) return new TextDecoder('utf-16be').decode(bytes);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeWindows1252(bytes);
}

/** What Windows-1252 has at 0x80 to 0x9F. Node before 23 decodes it as Latin-1, which has controls there. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** How many of the bytes at even (0) or odd (1) places are zero: in UTF-16, half of every plain letter. */
function countZeros(bytes: Uint8Array, offset: 0 | 1): number {
  let zeros = 0;
  for (let at = offset; at < Math.min(bytes.length, SAMPLE_BYTES); at += 2) if (bytes[at] === 0) zeros += 1;
  return zeros;
}
