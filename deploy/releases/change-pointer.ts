import type {
  ModuleName,
  Pin,
  PinTarget,
  Pointer,
  PointerChange,
  PointerEntry,
} from '@trust/shared/contract/release';
import { currentEntry, pinOf } from '@trust/shared/releases/pointer-entries';
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
  return rewrite(releasesDir, line(module, action, author), (pointer) => {
    const current = currentEntry(pointer, module);
    const next = edit(current);
    return (
      next && {
        pointer: { ...pointer, microFrontends: { ...pointer.microFrontends, [module]: [next] } },
        from: current?.extras.release ?? null,
        to: next.extras.release,
      }
    );
  });
}

/** Has a target keep to a release of a module, or, without a pin, follow what is promoted again. */
export function changePin(
  releasesDir: string,
  target: PinTarget,
  module: ModuleName,
  pin: Pin | undefined,
  author: Author,
): Promise<PointerUpdate | undefined> {
  const entry = { ...line(module, pin ? 'pin' : 'unpin', author), target };
  return rewrite(releasesDir, entry, (pointer) => {
    const before = pinOf(pointer, target, module);
    const to = pin?.release ?? currentEntry(pointer, module)?.extras.release ?? before?.release;
    if (before?.release === pin?.release || to === undefined) return undefined;
    const { [module]: _, ...others } = pointer.extras.pins[target] ?? {};
    const pins = { ...pointer.extras.pins, [target]: pin ? { ...others, [module]: pin } : others };
    return {
      pointer: { ...pointer, extras: { ...pointer.extras, pins } },
      from: before?.release ?? null,
      to,
    };
  });
}

type Rewriting = { pointer: Pointer; from: string | null; to: string };

function rewrite(
  releasesDir: string,
  about: Omit<PointerChange, 'from' | 'to' | 'generation'>,
  edit: (pointer: Pointer) => Rewriting | undefined,
): Promise<PointerUpdate | undefined> {
  return withLock(LOCK, releasesDir, async () => {
    const before = (await readPointer(releasesDir)) ?? emptyPointer();
    const next = edit(before);
    if (!next) return undefined;
    const { pointer, from, to } = next;
    const generation = before.extras.generation + 1;
    // Written first, so that no change is without its line; a generation that is there twice never took effect.
    await appendHistory(releasesDir, { ...about, from, to, generation });
    const extras = { ...pointer.extras, generation, signature: null };
    await replaceFile(pointerPath(releasesDir), canonicalJson({ ...pointer, extras }));
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
