import { formatNumber } from '@trust/shared/i18n/format';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** A size in bytes as people compare it: `34 kB`, `1.2 MB`. The units are written alike in all languages. */
export function formatFileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${formatNumber(Math.max(1, bytes / KILOBYTE))} kB`;
  const tenths = Math.round((10 * bytes) / MEGABYTE);
  const rest = tenths % 10;
  return `${formatNumber(Math.floor(tenths / 10))}${rest === 0 ? '' : `.${String(rest)}`} MB`;
}
