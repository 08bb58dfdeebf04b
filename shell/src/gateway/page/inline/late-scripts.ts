import type { LateStyle } from './late-styles.ts';

/** A script of a page and its integrity; without one, a file that scripts read. */
export type LateScript = readonly [href: string, integrity?: string];

/** The scripts of a page, and the styles of what they may come to show. */
export interface LateScripts {
  readonly start: LateScript;
  /** What the start script adds or reads, when it comes so far. */
  readonly preloads: readonly LateScript[];
  /** Only hand over their modules when they run, which they may do in any order, before the start script too. */
  readonly chunks: readonly LateScript[];
  readonly styles: readonly LateStyle[];
  /** The selector of what follows the first view; undefined where all that is to be seen precedes the script. */
  readonly belowFold?: string;
}

/** Runs something once a page's first view is painted, with the priority that its requests should have. */
export type WhenPainted = (run: (fetchpriority: 'high' | 'low') => void, belowFold?: string) => void;

/*
 * The sources of these functions are written into the page, so they may use nothing from outside and hold no named function,
 * for which a compiler would insert a helper.
 */

/**
 * Waits until the first view is there and painted with its pictures, since scripts share a slow connection and processor with
 * both; not after the first input, nor for longer than a moment.
 */
export function whenPainted(run: (fetchpriority: 'high' | 'low') => void, belowFold?: string): void {
  const longestWaitMs = 1_500;
  let hasRun = false;
  const runOnce = (fetchpriority: 'high' | 'low') => {
    if (hasRun) return;
    hasRun = true;
    run(fetchpriority);
  };
  // What a frame's callback puts off runs once that frame is painted. A page in the background has no frames.
  const afterPaint = (then: () => void) => {
    requestAnimationFrame(() => setTimeout(then));
  };
  const waitForPictures = () => {
    const pending = [...document.images].filter(
      (image) => image.getAttribute('loading') !== 'lazy' && !image.complete,
    );
    let remaining = pending.length;
    if (remaining === 0) runOnce('high');
    const countDown = () => {
      remaining -= 1;
      if (remaining === 0) afterPaint(() => runOnce('high'));
    };
    for (const image of pending) {
      image.addEventListener('load', countDown, { once: true });
      image.addEventListener('error', countDown, { once: true });
    }
  };
  // Not by asking for frames, each of which lays out what has been read so far.
  const waitForFirstView = () => {
    const isThere =
      belowFold === undefined ||
      document.readyState !== 'loading' ||
      document.querySelector(belowFold) !== null;
    if (!isThere) {
      setTimeout(waitForFirstView, 50);
      return;
    }
    afterPaint(waitForPictures);
    setTimeout(() => runOnce('low'), longestWaitMs);
  };
  waitForFirstView();
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => runOnce('high'), { once: true, capture: true });
}

/**
 * Requests the scripts of a page, and adds the start script once all of the page has been read. Called in the head of a long
 * page, it has them come while a slow processor still reads the rest, and before the pictures further down; only where a
 * first picture is slow they come after it.
 */
export function requestScripts(
  wait: WhenPainted,
  { start, preloads, chunks, styles, belowFold }: LateScripts,
): void {
  wait((fetchpriority) => {
    for (const [href, integrity] of preloads) {
      const link = document.createElement('link');
      // As `fetch` will ask for it, so that it is the same request.
      const file: Record<string, string> =
        integrity === undefined ? { as: 'fetch', crossorigin: '' } : { as: 'script', integrity };
      for (const [name, value] of Object.entries({ rel: 'preload', href, ...file, fetchpriority }))
        link.setAttribute(name, value);
      document.head.append(link);
    }
    const addScript = ([href, integrity = '']: LateScript) => {
      const script = document.createElement('script');
      // By its whole address the loader of chunks finds the script that is under way.
      const src = new URL(href, location.href).href;
      for (const [name, value] of Object.entries({ src, integrity, fetchpriority }))
        script.setAttribute(name, value);
      // So that the loader of chunks waits for none that is done: one that failed it requests again.
      for (const event of ['load', 'error'])
        script.addEventListener(event, () => script.remove(), { once: true });
      document.head.append(script);
    };
    // Added to the page as scripts, so that the browser compiles them while they arrive.
    for (const chunk of chunks) addScript(chunk);
    const addStart = () => {
      addScript(start);
      for (const [href, name] of styles) {
        const link = document.createElement('link');
        for (const [key, value] of Object.entries({
          rel: 'stylesheet',
          href,
          'data-href': name,
          fetchpriority: 'low',
        }))
          link.setAttribute(key, value);
        document.head.append(link);
      }
    };
    // It takes the whole page over.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', addStart, { once: true });
    else addStart();
  }, belowFold);
}
