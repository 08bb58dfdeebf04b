import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Why the site cannot write its data folder, which is made when it is missing, as text; undefined when it can. */
export function findFolderError(folder: string): Promise<string | undefined> {
  return writeProbe(folder).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => describeFolderError(folder, error.code ?? error.message),
  );
}

async function writeProbe(folder: string): Promise<void> {
  const probe = join(folder, `.write-check-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(probe, '');
  } finally {
    await rm(probe, { force: true });
  }
}

/** The text for an error's code. With a full disk the site can start: undefined. */
export function describeFolderError(folder: string, code: string): string | undefined {
  const elsewhere = 'or choose another folder: DATA_DIR=… npm start';
  const failed = `The site cannot write its data folder ${folder}`;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return undefined;
    case 'EROFS':
      return (
        `${failed}: its disk is read-only. After an error of the disk the system makes it so (see dmesg): check the ` +
        `disk and mount it for writing (mount -o remount,rw), ${elsewhere}`
      );
    case 'EACCES':
    case 'EPERM':
      return `${failed}: this user may not write there. Give the folder to the site's user (chown), ${elsewhere}`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${failed}: a file is in its place. Move the file away, ${elsewhere}`;
    default:
      return `${failed} (${code}). Mend that, ${elsewhere}`;
  }
}
