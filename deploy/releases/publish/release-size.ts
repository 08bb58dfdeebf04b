import type { Release } from '@trust/shared/contract/pages/release';

/** Brotli bytes of all browser files of a release, without the standalone build. */
export function browserBytes(release: Release): number {
  return Object.entries(release.sizes)
    .filter(([file]) => file.startsWith('browser/'))
    .reduce((sum, [, size]) => sum + size.br, 0);
}

export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
