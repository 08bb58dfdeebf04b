import { watch, type FSWatcher } from 'node:fs';
import { basename } from 'node:path';
import type { Pointer } from '../contract/release.ts';
import { BrokenPointer, parsePointer } from './pointer-file.ts';
import { readIfPresent } from './read-file.ts';
import { pointerPath } from './release-paths.ts';

/** What a follower hears: the new pointer, or why the file cannot be used (the last good one then stays). */
export type PointerNews = { ok: true; pointer: Pointer } | { ok: false; error: Error };

/** A running follower; `checkNow` looks at once, `stop` ends it. */
export type PointerFollower = { checkNow(): Promise<void>; stop(): void };

/**
 * Calls `onNews` with the pointer as it is and then after every change, within about a second.
 * Watching makes it quicker where the file system can; polling makes it certain where it cannot.
 * Neither keeps the process alive.
 */
export function followPointer(
  releasesDir: string,
  onNews: (news: PointerNews) => void,
  pollMs = 1000,
): PointerFollower {
  const path = pointerPath(releasesDir);
  let lastSeen = '';
  let running: Promise<void> | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    const seen = await readState(path);
    if (stopped || seen.state === lastSeen) return;
    lastSeen = seen.state;
    if (seen.news) onNews(seen.news);
  }
  function checkNow(): Promise<void> {
    running ??= look().finally(() => (running = undefined));
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

/** The file's state, to tell a change by, and what there is to say about it: nothing while there is no file. */
async function readState(path: string): Promise<{ state: string; news?: PointerNews }> {
  try {
    const text = (await readIfPresent(path))?.toString('utf8');
    return text === undefined ? { state: '' } : { state: text, news: newsOf(text, path) };
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    return { state: `unreadable: ${reason.message}`, news: { ok: false, error: reason } };
  }
}

function newsOf(text: string, path: string): PointerNews {
  try {
    return { ok: true, pointer: parsePointer(text, path) };
  } catch (error) {
    if (error instanceof BrokenPointer) return { ok: false, error };
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
