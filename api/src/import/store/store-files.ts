import { originalName, type MediaStorage } from '../../modules/media/index.ts';
import { checkFile, preparePicture, type CheckedFile } from '../check-file.ts';
import type { ContentFieldError } from '../content-set.ts';
import type { FileUse } from './files-of-set.ts';

/** On a dry run files are checked and not stored. */
export type FileTarget = { storage: MediaStorage; dryRun: boolean };

/** Stored names by path in the set, and errors of the other files. */
export type StoredFiles = { names: Map<string, string>; errors: ContentFieldError[] };

/**
 * Checks every named file and stores it under a content hash: storing is idempotent, and files of a refused set are
 * never referenced.
 */
export async function storeFiles(folder: string, uses: FileUse[], target: FileTarget): Promise<StoredFiles> {
  const names = new Map<string, string>();
  const errors: ContentFieldError[] = [];
  const outcomes = new Map<string, string | FileFailure>();
  for (const use of uses) {
    const key = `${use.expected} ${use.path}`;
    const outcome = outcomes.get(key) ?? (await storeFile(folder, use, target));
    outcomes.set(key, outcome);
    const { expected: _, path, ...location } = use;
    if (typeof outcome === 'string') names.set(path, outcome);
    else errors.push({ ...location, message: `${path} ${outcome.message}` });
  }
  return { names, errors };
}

type FileFailure = { message: string };

async function storeFile(folder: string, use: FileUse, target: FileTarget): Promise<string | FileFailure> {
  const checked = await checkFile(folder, use);
  if (checked.outcome === 'rejected') return checked;
  const name = originalName(checked.content, checked.extension);
  if (await target.storage.has(name)) return name;
  const content = await prepareContent(checked);
  if (!content) return { message: 'cannot be read as a picture' };
  if (!target.dryRun) await target.storage.put(name, content);
  return name;
}

async function prepareContent({
  content,
  extension,
}: Extract<CheckedFile, { outcome: 'accepted' }>): Promise<Buffer | undefined> {
  return extension === 'pdf' ? content : preparePicture(content);
}
