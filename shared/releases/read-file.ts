import { readFile } from 'node:fs/promises';

/** The bytes of a file, or undefined when there is no such file. Any other failure throws. */
export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** The value that a JSON text holds, with a reason in words when it holds none. */
export function parseJson(text: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'it is not valid JSON' };
  }
}
