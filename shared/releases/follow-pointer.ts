import { watch, type FSWatcher } from 'node:fs';
import { basename } from 'node:path';
import type { Pointer } from '../contract/pages/release.ts';
import { InvalidPointerError, parsePointer } from './pointer-file.ts';
import { readIfPresent } from '../files/read-file.ts';
import { pointerPath } from './release-paths.ts';

/** The new pointer, or why the file cannot be used (the last good pointer then stays in use). */
export type PointerReading = { outcome: 'read'; pointer: Pointer } | { outcome: 'unreadable'; error: Error };

/** A running follower; `checkNow` reads the file at once, `stop` ends it. */
export type PointerFollower = { checkNow(): Promise<void>; stop(): void };

/**
 * Calls `onUpdate` with the current pointer and then after every change, within about a second.
 * Watching is quicker, but not every file system supports it; polling works on all.
 * Neither keeps the process alive.
 */
export function followPointer(
  releasesDir: string,
  onUpdate: (update: PointerReading) => void,
  pollMs = 1000,
): PointerFollower {
  const path = pointerPath(releasesDir);
  let lastSeen = '';
  let running: Promise<void> | undefined;
  let stopped = false;

  async function checkFile(): Promise<void> {
    const current = await readState(path);
    if (stopped || current.state === lastSeen) return;
    lastSeen = current.state;
    if (current.update) onUpdate(current.update);
  }
  function checkNow(): Promise<void> {
    running ??= checkFile().finally(() => (running = undefined));
    return running;
  }

  const timer = setInterval(() => void checkNow(), pollMs).unref();
  const watcher = watchFolder(releasesDir, basename(path), () => void checkNow());
  void checkNow();
  return {
    checkNow,
    stop() {
      stopped = true;
      clearInterval(timer);
      watcher?.close();
    },
  };
}

/** The file's state, to detect a change by, and the update that it makes; none while there is no file. */
async function readState(path: string): Promise<{ state: string; update?: PointerReading }> {
  try {
    const text = (await readIfPresent(path))?.toString('utf8');
    return text === undefined ? { state: '' } : { state: text, update: parseUpdate(text, path) };
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    return { state: `unreadable: ${reason.message}`, update: { outcome: 'unreadable', error: reason } };
  }
}

function parseUpdate(text: string, path: string): PointerReading {
  try {
    return { outcome: 'read', pointer: parsePointer(text, path) };
  } catch (error) {
    if (error instanceof InvalidPointerError) return { outcome: 'unreadable', error };
    throw error;
  }
}

function watchFolder(folder: string, name: string, onEvent: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, (_event, file) => {
      if (file === null || file === name) onEvent();
    }).on('error', () => undefined);
  } catch {
    return undefined;
  }
}
