import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUploadId } from '@trust/shared/contract/applications/uploads';
import { writeWholeFile } from '@trust/shared/files/write-whole-file';
import { isError } from '../../errors/is-error.ts';

/** The stored pictures, by their ids, in a folder that nothing else serves. */
export type UploadFiles = {
  /** Returns when the picture is on the disk. */
  put(id: string, content: Uint8Array): Promise<void>;
  /** Undefined when there is none. */
  read(id: string): Promise<Uint8Array | undefined>;
  remove(id: string): Promise<void>;
  /** All files that were last written before that time, unfinished ones too, by their names. */
  listBefore(before: Date): Promise<StoredName[]>;
  removeFile(fileName: string): Promise<void>;
};
type StoredName = { fileName: string; id: string };

const EXTENSION = '.jpg';
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Files in `<dataDir>/uploads`. */
export function openUploadFolder(dataDir: string): UploadFiles {
  const folder = join(dataDir, 'uploads');
  const pathOf = (id: string) => {
    if (!isUploadId(id)) throw new Error('This is not the id of an upload');
    return join(folder, `${id}${EXTENSION}`);
  };
  const removeFile = (fileName: string) => rm(join(folder, fileName), { force: true });
  return {
    put: async (id, content) => writeWholeFile(pathOf(id), content, OWNER_ONLY),
    async read(id) {
      if (!isUploadId(id)) return undefined;
      return unlessMissing(() => readFile(pathOf(id)), undefined);
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async listBefore(before) {
      const found: StoredName[] = [];
      for (const fileName of await unlessMissing(() => readdir(folder), [])) {
        const stats = await unlessMissing(() => stat(join(folder, fileName)), undefined);
        const [id = ''] = fileName.split('.', 1);
        if (stats?.isFile() && stats.mtime < before) found.push({ fileName, id });
      }
      return found;
    },
    removeFile,
  };
}

async function unlessMissing<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isError(error) && Reflect.get(error, 'code') === 'ENOENT') return otherwise;
    throw error;
  }
}
