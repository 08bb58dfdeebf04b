import { isError } from '../errors/is-error.ts';

const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What keeps a backup or a restore from being made, in words for its operator. */
export class BackupError extends Error {}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** Whether the disk of the folder or of the database is full. */
export function isFullDisk(error: unknown): boolean {
  return FULL_DISK.has(codeOf(error));
}

function codeOf(error: unknown): string {
  return isError(error) ? String(Reflect.get(error, 'code')) : '';
}
