import type { ModuleName, Pointer, PointerChange, PointerEntry } from '@trust/shared/contract/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { pointerPath } from '@trust/shared/releases/release-paths';
import { canonicalJson } from './canonical-json.ts';
import { withLock } from './folder-lock.ts';
import { appendHistory } from './history.ts';
import { replaceFile } from './replace-file.ts';

/** Who changes the pointer, when and why: what the history records. */
export type Author = { who: string; why: string; now: () => Date };

/** What a change of one module's entry makes of it; undefined leaves everything as it is. */
export type EntryEdit = (current: PointerEntry | undefined) => PointerEntry | undefined;

/** What was written: the new generation, and the release that was served before. */
export type PointerUpdate = { generation: number; from: string | null };

const LOCK = 'releases';
const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Changes one module's entry, alone among all processes; the entries of other modules stay as they are. */
export function changePointer(
  releasesDir: string,
  module: ModuleName,
  action: 'promote' | 'rollback',
  author: Author,
  edit: EntryEdit,
): Promise<PointerUpdate | undefined> {
  return withLock(LOCK, releasesDir, async () => {
    const pointer = (await readPointer(releasesDir)) ?? emptyPointer();
    const current = currentEntry(pointer, module);
    const next = edit(current);
    if (!next) return undefined;
    const generation = pointer.extras.generation + 1;
    const from = current?.extras.release ?? null;
    // Written first, so that no change is without its line; a generation that is there twice never took effect.
    await appendHistory(releasesDir, {
      ...line(module, action, author),
      from,
      to: next.extras.release,
      generation,
    });
    await replaceFile(
      pointerPath(releasesDir),
      canonicalJson({
        ...pointer,
        microFrontends: { ...pointer.microFrontends, [module]: [next] },
        extras: { ...pointer.extras, generation, signature: null },
      }),
    );
    return { generation, from };
  });
}

/** Records that a release was added; the pointer stays as it is. */
export function recordPublished(
  releasesDir: string,
  module: ModuleName,
  id: string,
  author: Author,
): Promise<void> {
  return withLock(LOCK, releasesDir, async () => {
    const pointer = await readPointer(releasesDir);
    await appendHistory(releasesDir, {
      ...line(module, 'publish', author),
      from: currentEntry(pointer, module)?.extras.release ?? null,
      to: id,
      generation: pointer?.extras.generation ?? 0,
    });
  });
}

function line(module: ModuleName, action: PointerChange['action'], author: Author) {
  return { at: author.now().toISOString(), who: author.who, why: author.why, action, module };
}

function emptyPointer(): Pointer {
  return { schema: SCHEMA, microFrontends: {}, extras: { generation: 0, pins: {}, signature: null } };
}
