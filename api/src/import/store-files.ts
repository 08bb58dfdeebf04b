import { nameOfOriginal, type MediaStorage } from '../modules/media/index.ts';
import { checkFile, pictureToShow, type CheckedFile } from './check-file.ts';
import type { Fault } from './content-set.ts';
import type { FileUse } from './files-of-set.ts';

/** Where files go: nowhere on a dry run, which checks all the same. */
export type FileTarget = { storage: MediaStorage; dryRun: boolean };

/** The names under which a set's files are stored, by their paths in the set; and what is wrong with the others. */
export type StoredFiles = { names: Map<string, string>; faults: Fault[] };

/**
 * Checks every named file and stores it under a name made of its content: storing again changes nothing, and
 * a file of a set that is refused afterwards is never seen.
 */
export async function storeFiles(folder: string, uses: FileUse[], target: FileTarget): Promise<StoredFiles> {
  const names = new Map<string, string>();
  const faults: Fault[] = [];
  const outcomes = new Map<string, string | FileFault>();
  for (const use of uses) {
    const key = `${use.wanted} ${use.path}`;
    const outcome = outcomes.get(key) ?? (await storeFile(folder, use, target));
    outcomes.set(key, outcome);
    const { wanted: _, path, ...place } = use;
    if (typeof outcome === 'string') names.set(path, outcome);
    else faults.push({ ...place, fault: `${path} ${outcome.fault}` });
  }
  return { names, faults };
}

type FileFault = { fault: string };

async function storeFile(folder: string, use: FileUse, target: FileTarget): Promise<string | FileFault> {
  const checked = await checkFile(folder, use);
  if (!checked.ok) return checked;
  const name = nameOfOriginal(checked.content, checked.extension);
  if (await target.storage.has(name)) return name;
  const content = await contentToStore(checked);
  if (!content) return { fault: 'cannot be read as a picture' };
  if (!target.dryRun) await target.storage.put(name, content);
  return name;
}

async function contentToStore({
  content,
  extension,
}: CheckedFile & { ok: true }): Promise<Buffer | undefined> {
  return extension === 'pdf' ? content : pictureToShow(content);
}
