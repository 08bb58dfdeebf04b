import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';

/** The most bytes of one table or list. */
const MAX_BYTES = 20_000_000;

export type ReadText =
  | { outcome: 'read'; text: string }
  | { outcome: 'missing' }
  | { outcome: 'refused'; message: string };

/** The text of a file, without a byte order mark. */
export async function readText(path: string): Promise<ReadText> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { outcome: 'missing' };
  if (found.size > MAX_BYTES) return { outcome: 'refused', message: 'is larger than 20 MB' };
  const content = await readFile(path);
  if (isUtf8(content)) return { outcome: 'read', text: new TextDecoder().decode(content) };
  return { outcome: 'refused', message: 'is not UTF-8 text. Save it again as «CSV UTF-8»' };
}
