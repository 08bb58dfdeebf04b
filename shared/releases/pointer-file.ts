import * as z from 'zod/mini';
import { Pointer } from '../contract/pages/release.ts';
import { parseJson, readIfPresent } from '../files/read-file.ts';
import { pointerPath } from './release-paths.ts';

/** The pointer file exists but cannot be used; `message` tells an operator why. */
export class InvalidPointerError extends Error {
  override name = 'InvalidPointerError';
}

/** Reads the pointer of a releases folder; undefined when nothing was promoted yet. Throws `InvalidPointerError`. */
export async function readPointer(releasesDir: string): Promise<Pointer | undefined> {
  const path = pointerPath(releasesDir);
  const bytes = await readIfPresent(path);
  return bytes && parsePointer(bytes.toString('utf8'), path);
}

/** Parses a pointer. Throws `InvalidPointerError`, naming the file that it came from. */
export function parsePointer(text: string, path: string): Pointer {
  const json = parseJson(text);
  if (json.outcome === 'invalid') throw new InvalidPointerError(`${path} cannot be read: ${json.reason}`);
  const pointer = Pointer.safeParse(json.value);
  if (!pointer.success) {
    throw new InvalidPointerError(`${path} does not hold a pointer: ${z.prettifyError(pointer.error)}`);
  }
  return pointer.data;
}
