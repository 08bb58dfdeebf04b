import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';

/** The most bytes of one table or list. */
const MAX_BYTES = 20_000_000;

export type ReadText =
  | { kind: 'text'; text: string }
  | { kind: 'missing' }
  | { kind: 'wrong'; message: string };

/** The text of a file, without a byte order mark. */
export async function readText(path: string): Promise<ReadText> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { kind: 'missing' };
  if (found.size > MAX_BYTES) return { kind: 'wrong', message: 'is larger than 20 MB' };
  const content = await readFile(path);
  if (isUtf8(content)) return { kind: 'text', text: new TextDecoder().decode(content) };
  return { kind: 'wrong', message: 'is not UTF-8 text. Save it again as «CSV UTF-8»' };
}
