import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModuleName } from '@trust/shared/contract/pages/release';
import { filesIn } from '@trust/shared/releases/folder-files';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';

/** Hashes of all stored files of all modules except one, and their pointer entries. */
export async function hashStoredFilesExcept(
  releasesDir: string,
  except: ModuleName,
): Promise<Map<string, string>> {
  const pointer = await readPointer(releasesDir);
  const stored = new Map<string, string>();
  for (const module of ModuleName.options.filter((name) => name !== except)) {
    stored.set(module, JSON.stringify(currentEntry(pointer, module)));
    for (const file of await filesIn(join(releasesDir, module))) {
      const bytes = await readFile(join(releasesDir, module, file));
      stored.set(`${module}/${file}`, createHash('sha256').update(bytes).digest('hex'));
    }
  }
  return stored;
}

/** The names that are missing or different on one side. */
export function listDifferences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
