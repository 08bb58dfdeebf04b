import type { LateStyle } from './late-styles.ts';

/** A script of a page and its integrity. */
export type LateScript = readonly [href: string, integrity: string];
/** Without integrity, a file that scripts read. */
type LateFile = LateScript | readonly [href: string];

/** The scripts of a page, and the styles of what they may come to show. */
export interface LateScripts {
  readonly start: LateScript;
  /** What the start script adds or reads, when it comes so far. */
  readonly preloads: readonly LateFile[];
  /** Only hand over their modules when they run, which they may do in any order, before the start script too. */
  readonly chunks: readonly LateScript[];
  readonly styles: readonly LateStyle[];
}

/** What the page tells the script that requests those. */
export interface RequestedScripts extends LateScripts {
  /** The address of what older browsers lack. */
  readonly fallbacks: string;
  /** The selector of what follows the first view, where the script precedes that. */
  readonly belowFold?: string | undefined;
}

type Priority = 'high' | 'low';

/**
 * Runs something once the first view is there and painted with its pictures, since scripts share a slow connection and
 * processor with both; it waits for neither after the first input, nor for a picture for longer than a moment. `run` is told
 * the priority that its requests should have. `belowFold`: the selector of what follows the first view; undefined where all
 * that is to be seen precedes the script.
 */
export function whenPainted(run: (fetchpriority: Priority) => void, belowFold?: string): void {
  const longestWaitMs = 1_500;
  let hasRun = false;
  const runOnce = (fetchpriority: Priority) => {
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
  // What the page itself shows of a press, or asks for, comes first.
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => afterPaint(() => runOnce('high')), { once: true, capture: true });
}

/**
 * Requests the scripts of a page, and adds the start script once all of the page has been read. Called while a long page is
 * still read, it has them come before the pictures further down.
 */
export function requestScripts(
  fetchpriority: Priority,
  { start, preloads, chunks, styles }: LateScripts,
): void {
  const add = (tagName: 'link' | 'script', attributes: Readonly<Record<string, string>>) => {
    const element = document.createElement(tagName);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
    return element;
  };
  const addScript = ([href, integrity]: LateScript) => {
    // By its whole address the loader of chunks finds the script that is under way.
    const script = add('script', { src: new URL(href, location.href).href, integrity, fetchpriority });
    // So that the loader of chunks waits for none that is done: one that failed it requests again.
    for (const event of ['load', 'error'])
      script.addEventListener(event, () => script.remove(), { once: true });
  };
  for (const [href, integrity] of preloads) {
    // As `fetch` will ask for it, so that it is the same request.
    const file: Record<string, string> =
      integrity === undefined ? { as: 'fetch', crossorigin: '' } : { as: 'script', integrity };
    add('link', { rel: 'preload', href, ...file, fetchpriority });
  }
  // Added to the page as scripts, so that the browser compiles them while they arrive.
  for (const chunk of chunks) addScript(chunk);
  const addStart = () => {
    addScript(start);
    for (const [href, name] of styles)
      add('link', { rel: 'stylesheet', href, 'data-href': name, fetchpriority: 'low' });
  };
  // It takes the whole page over.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', addStart, { once: true });
  else addStart();
}
