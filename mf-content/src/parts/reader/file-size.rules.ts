const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;

const formatOf = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit, maximumFractionDigits });

/** A size in bytes as people compare it: `34 kB`, `1.2 MB`. The units are written alike in all languages. */
export function formatFileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return formatOf('megabyte', 1).format(bytes / MEGABYTE);
  return formatOf('kilobyte', 0).format(Math.max(1, bytes / KILOBYTE));
}
