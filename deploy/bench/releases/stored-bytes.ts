import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModuleName } from '@trust/shared/contract/release';
import { filesIn } from '@trust/shared/releases/folder-files';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';

/** The hash of every stored file of every module but one, and what the pointer says of these modules. */
export async function storedBytesBeside(releasesDir: string, but: ModuleName): Promise<Map<string, string>> {
  const pointer = await readPointer(releasesDir);
  const stored = new Map<string, string>();
  for (const module of ModuleName.options.filter((name) => name !== but)) {
    stored.set(module, JSON.stringify(currentEntry(pointer, module)));
    for (const file of await filesIn(join(releasesDir, module))) {
      const bytes = await readFile(join(releasesDir, module, file));
      stored.set(`${module}/${file}`, createHash('sha256').update(bytes).digest('hex'));
    }
  }
  return stored;
}

/** The names of what is in one and not, or not the same, in the other. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
