import type { Release } from '@trust/shared/contract/release';

/** Bytes of all of a release's files for a page composed by the shell, compressed with Brotli. */
export function browserBytes(release: Release): number {
  return Object.entries(release.sizes)
    .filter(([file]) => file.startsWith('browser/'))
    .reduce((sum, [, size]) => sum + size.br, 0);
}

/** A number of bytes as whole kilobytes. */
export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
