import * as z from 'zod/mini';
import { Pointer } from '../contract/release.ts';
import { parseJson, readIfPresent } from './read-file.ts';
import { pointerPath } from './release-paths.ts';

/** The pointer file is there but cannot be used; `message` says why, in words for an operator. */
export class BrokenPointer extends Error {
  override name = 'BrokenPointer';
}

/** The pointer of a storage folder; undefined when nothing was promoted yet. Throws `BrokenPointer`. */
export async function readPointer(releasesDir: string): Promise<Pointer | undefined> {
  const path = pointerPath(releasesDir);
  const bytes = await readIfPresent(path);
  return bytes && parsePointer(bytes.toString('utf8'), path);
}

/** The pointer that a text holds. Throws `BrokenPointer`, naming the file that it came from. */
export function parsePointer(text: string, path: string): Pointer {
  const json = parseJson(text);
  if (!json.ok) throw new BrokenPointer(`${path} cannot be read: ${json.reason}`);
  const pointer = Pointer.safeParse(json.value);
  if (!pointer.success) {
    throw new BrokenPointer(`${path} does not hold a pointer: ${z.prettifyError(pointer.error)}`);
  }
  return pointer.data;
}
