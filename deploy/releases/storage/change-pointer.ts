import type * as z from 'zod/mini';
import { withLock } from '@trust/shared/files/folder-lock';
import {
  PointerEntry,
  type ModuleName,
  type ReleaseDescriptor,
  type PinTarget,
  type Pointer,
  type PointerChange,
} from '@trust/shared/contract/pages/release';
import { currentEntry, pinOf } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { pointerPath } from '@trust/shared/releases/release-paths';
import { canonicalJson } from './canonical-json.ts';
import { appendHistory } from './history.ts';
import { replaceFile } from '@trust/shared/files/replace-file';

/** Who changes the pointer, and why; for the history. */
export type Author = { who: string; why: string; now: () => Date };

/** Returns the new entry of a module; undefined to change nothing. */
export type EntryEdit = (current: PointerEntry | undefined) => PointerEntry | undefined;

/** The new generation, and the release before. */
export type PointerUpdate = { generation: number; from: string | null };

const LOCK = 'releases';
const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Changes one module's entry under the storage lock; other entries stay as they are. */
export function changePointer(
  releasesDir: string,
  module: ModuleName,
  action: 'promote' | 'rollback',
  author: Author,
  edit: EntryEdit,
): Promise<PointerUpdate | undefined> {
  return rewritePointer(releasesDir, createHistoryEntry(module, action, author), (pointer) => {
    const current = currentEntry(pointer, module);
    const next = edit(current);
    if (!next) return undefined;
    const others = pointer.microFrontends[module]?.filter((entry) => entry !== current) ?? [];
    const entries = [current ? withUnknown(current, next) : next, ...others];
    return {
      pointer: { ...pointer, microFrontends: { ...pointer.microFrontends, [module]: entries } },
      from: current?.extras.releaseId ?? null,
      to: next.extras.releaseId,
    };
  });
}

/** The new entry, with what another version of this command has written into the one before. */
function withUnknown(before: PointerEntry, next: PointerEntry): PointerEntry {
  const { metadata, deployment, extras } = PointerEntry.shape;
  return {
    ...unknownOf(PointerEntry, before),
    ...next,
    metadata: { ...unknownOf(metadata, before.metadata), ...next.metadata },
    deployment: { ...unknownOf(deployment, before.deployment), ...next.deployment },
    extras: { ...unknownOf(extras, before.extras), ...next.extras },
  };
}

function unknownOf({ shape }: z.ZodMiniObject, value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(shape, name)));
}

/** Pins a target to a release of a module; without `pin` it removes the pin. */
export function changePin(
  releasesDir: string,
  target: PinTarget,
  module: ModuleName,
  pin: ReleaseDescriptor | undefined,
  author: Author,
): Promise<PointerUpdate | undefined> {
  const entry = { ...createHistoryEntry(module, pin ? 'pin' : 'unpin', author), target };
  return rewritePointer(releasesDir, entry, (pointer) => {
    const before = pinOf(pointer, target, module);
    const to = pin?.releaseId ?? currentEntry(pointer, module)?.extras.releaseId ?? before?.releaseId;
    if (before?.releaseId === pin?.releaseId || to === undefined) return undefined;
    const { [module]: _, ...others } = pointer.extras.pins[target] ?? {};
    const pins = {
      ...pointer.extras.pins,
      [target]: pin ? { ...others, [module]: { ...before, ...pin } } : others,
    };
    return {
      pointer: { ...pointer, extras: { ...pointer.extras, pins } },
      from: before?.releaseId ?? null,
      to,
    };
  });
}

/** A line of the history of which only the change itself is still to come. */
type HistoryEntry = ReturnType<typeof createHistoryEntry> & { target?: PinTarget };
type PointerRewrite = { pointer: Pointer; from: string | null; to: string };

function rewritePointer(
  releasesDir: string,
  historyEntry: HistoryEntry,
  edit: (pointer: Pointer) => PointerRewrite | undefined,
): Promise<PointerUpdate | undefined> {
  return withLock(LOCK, releasesDir, async () => {
    const before = (await readPointer(releasesDir)) ?? emptyPointer();
    const next = edit(before);
    if (!next) return undefined;
    const { pointer, from, to } = next;
    const generation = before.extras.generation + 1;
    // History first, so that every change has its line. A generation that occurs twice was interrupted the first time.
    await appendHistory(releasesDir, { ...historyEntry, from, to, generation });
    const extras = { ...pointer.extras, generation };
    await replaceFile(pointerPath(releasesDir), canonicalJson({ ...pointer, extras }));
    return { generation, from };
  });
}

/** Adds a publication to the history; the pointer does not change. */
export function recordPublished(
  releasesDir: string,
  module: ModuleName,
  id: string,
  author: Author,
): Promise<void> {
  return withLock(LOCK, releasesDir, async () => {
    const pointer = await readPointer(releasesDir);
    await appendHistory(releasesDir, {
      ...createHistoryEntry(module, 'publish', author),
      from: currentEntry(pointer, module)?.extras.releaseId ?? null,
      to: id,
      generation: pointer?.extras.generation ?? 0,
    });
  });
}

function createHistoryEntry(module: ModuleName, action: PointerChange['action'], author: Author) {
  return { at: author.now().toISOString(), who: author.who, why: author.why, action, module };
}

function emptyPointer(): Pointer {
  return { schema: SCHEMA, microFrontends: {}, extras: { generation: 0, pins: {} } };
}
