import { dirname } from 'node:path';
import { isProductFile } from './source-files.ts';

/** The most source files of a folder. */
const LARGEST_FOLDER = 12;
/** Component kits: each file is a component, found by its name. */
const COMPONENT_KITS: readonly string[] = ['shared/ui'];

/** What is wrong with the sizes of folders: one sentence each. Tests and subfolders do not count. */
export function checkFolderSizes(files: readonly string[]): string[] {
  const sizes = countByFolder(files);
  const tooLarge = [...sizes]
    .filter(([folder, size]) => size > LARGEST_FOLDER && !COMPONENT_KITS.includes(folder))
    .map(
      ([folder, size]) =>
        `${folder} holds ${String(size)} source files, at most ${String(LARGEST_FOLDER)}. Give it subfolders by feature.`,
    );
  const p90 = percentile([...sizes.values()], 0.9);
  const spread =
    p90 > LARGEST_FOLDER ? [`The 90th percentile of source files in a folder is ${String(p90)}.`] : [];
  return [...tooLarge, ...spread];
}

/** How many source files each folder holds. */
export function countByFolder(files: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const folder of files.filter(isProductFile).map((file) => dirname(file))) {
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return sizes;
}

/** The smallest number that `share` of the numbers do not exceed; 0 of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
