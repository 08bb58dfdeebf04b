import { createBrowserStorage } from '../../../session/browser-storage.ts';
import { keyOf, newKey, NO_KEY } from './history-key.ts';

const STORAGE_KEY = 'scroll-positions';
const MAX_ENTRIES = 100;

const storage = createBrowserStorage('sessionStorage');

/** Restores the scroll position of each history entry, whichever remote shows it. */
export interface ScrollPositions {
  /** Called when a new page is rendered: scrolls to the entry's stored position, else to the top. */
  restore(): void;
  /** Called when server-rendered HTML is hydrated: scrolls to the stored position unless the visitor has scrolled. */
  restoreAfterHydration(): void;
  stop(): void;
}

/** Stores scroll positions per history entry in sessionStorage. Nothing is recorded while paused: a page is loading. */
export function createScrollPositions(): ScrollPositions & { setPaused(paused: boolean): void } {
  const positions = read();
  ensureEntryKey();
  let shownKey = keyOf(history.state);
  let paused = false;

  const record = () => {
    // The busy indicator may move the page, and is gone when the visitor comes back.
    if (paused) return;
    // The history entry changes before its page is rendered: a scroll in between belongs to neither.
    if (keyOf(history.state) !== shownKey) return;
    positions.delete(shownKey);
    positions.set(shownKey, Math.round(window.scrollY));
  };
  const saveOnLeave = () => {
    record();
    write(positions);
    // The browser itself restores the position after a reload and from the back-forward cache.
    history.scrollRestoration = 'auto';
  };
  const disableBrowserRestoration = () => {
    history.scrollRestoration = 'manual';
  };
  disableBrowserRestoration();
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pagehide', saveOnLeave);
  window.addEventListener('pageshow', disableBrowserRestoration);

  return {
    restore() {
      shownKey = keyOf(history.state);
      window.scrollTo({ top: positions.get(shownKey) ?? 0, behavior: 'instant' });
    },
    restoreAfterHydration() {
      const top = positions.get(shownKey);
      if (top !== undefined && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' });
    },
    setPaused(isPaused) {
      paused = isPaused;
    },
    stop() {
      window.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', saveOnLeave);
      window.removeEventListener('pageshow', disableBrowserRestoration);
    },
  };
}

/** The entry of a document load has no key yet. Without one it would share its position with other such entries. */
function ensureEntryKey(): void {
  if (keyOf(history.state) === NO_KEY) history.replaceState({ ...history.state, key: newKey() }, '');
}

function read(): Map<string, number> {
  return new Map(
    Object.entries(storage.readJson(STORAGE_KEY) ?? {}).flatMap(([key, y]) =>
      typeof y === 'number' ? [[key, y]] : [],
    ),
  );
}

/** Without storage only the scroll position is lost. */
function write(positions: Map<string, number>): void {
  storage.write(STORAGE_KEY, JSON.stringify(Object.fromEntries([...positions].slice(-MAX_ENTRIES))));
}
