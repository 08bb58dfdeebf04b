import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, relative to it with `/` between the parts, in a fixed order. Links count as files. */
export async function filesIn(
  folder: string,
  include: (relativePath: string) => boolean = () => true,
  below = '',
): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (!include(path)) return [];
      return entry.isDirectory() ? filesIn(folder, include, path) : [path];
    }),
  );
  return found.flat().sort();
}
