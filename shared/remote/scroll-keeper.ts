import { keyOf, newKey, NO_KEY } from './history-key.ts';

const STORAGE_KEY = 'scroll-positions';
const KEPT = 100;

/** Remembers how far each history entry was scrolled, for every remote alike. */
export interface ScrollKeeper {
  /** The new page stands: go to where the visitor was on it, or to its top. */
  arrived(): void;
  /** The server's page was taken over: go to where the visitor was on it, unless they already moved. */
  resumed(): void;
  stop(): void;
}

/** Keeps scroll positions per history entry in the tab's storage. `hold` says that another page is on its way. */
export function createScrollKeeper(): ScrollKeeper & { hold(held: boolean): void } {
  const positions = read();
  nameEntry();
  let standing = keyOf(history.state);
  let held = false;

  const note = () => {
    // What shows that the visitor waits may move the page, and is gone when they come back.
    if (held) return;
    // The entry changes before its page is drawn: what moves in between belongs to neither.
    if (keyOf(history.state) !== standing) return;
    positions.delete(standing);
    positions.set(standing, Math.round(window.scrollY));
  };
  const leave = () => {
    note();
    write(positions);
    // The browser itself restores a document that is reloaded or come back to.
    history.scrollRestoration = 'auto';
  };
  const enter = () => {
    history.scrollRestoration = 'manual';
  };
  enter();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', enter);

  return {
    arrived() {
      standing = keyOf(history.state);
      window.scrollTo({ top: positions.get(standing) ?? 0, behavior: 'instant' });
    },
    resumed() {
      const top = positions.get(standing);
      if (top !== undefined && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' });
    },
    hold(isHeld) {
      held = isHeld;
    },
    stop() {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    },
  };
}

/** An entry that a document load made has no key yet; without one of its own it would share its position with others. */
function nameEntry(): void {
  if (keyOf(history.state) === NO_KEY) history.replaceState({ ...history.state, key: newKey() }, '');
}

function read(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return new Map(
      Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).flatMap(([key, y]) =>
        typeof y === 'number' ? [[key, y]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

function write(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...positions].slice(-KEPT))));
  } catch {
    // A full or forbidden storage costs the visitor a scroll position, nothing more.
  }
}
