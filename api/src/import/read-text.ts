import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';

/** Bytes that one table or list of a set may have. */
const MAX_BYTES = 20_000_000;

export type ReadText =
  { kind: 'text'; text: string } | { kind: 'missing' } | { kind: 'wrong'; fault: string };

/** The text of a file, without the mark that some programs put before UTF-8. */
export async function readText(path: string): Promise<ReadText> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { kind: 'missing' };
  if (found.size > MAX_BYTES) return { kind: 'wrong', fault: 'is larger than 20 MB' };
  const content = await readFile(path);
  if (isUtf8(content)) return { kind: 'text', text: new TextDecoder().decode(content) };
  return { kind: 'wrong', fault: 'is not UTF-8 text. Save it again as «CSV UTF-8»' };
}
