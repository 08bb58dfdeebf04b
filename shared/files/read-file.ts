import { readdir, readFile } from 'node:fs/promises';

/** The bytes of a file, or undefined when there is no such file. Any other failure throws. */
export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

/** The names in a folder; none when there is no such folder. Any other failure throws. */
export async function listIfPresent(path: string): Promise<string[]> {
  return readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

function isMissing({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Parses a JSON text, with a reason in words when it is not valid. */
export function parseJson(
  text: string,
): { outcome: 'parsed'; value: unknown } | { outcome: 'invalid'; reason: string } {
  try {
    return { outcome: 'parsed', value: JSON.parse(text) };
  } catch {
    return { outcome: 'invalid', reason: 'it is not valid JSON' };
  }
}
