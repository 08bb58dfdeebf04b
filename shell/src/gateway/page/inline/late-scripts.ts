import type { LateStyle } from './late-styles.ts';

/** A script of a page and its integrity; without one, a file that scripts read. The first one is the entry. */
export type LateScript = readonly [href: string, integrity?: string];

/**
 * Runs in the browser, at the end of a page. Requests the scripts, and the styles of what they may come to show, once the
 * page and its first pictures are painted, since both share a slow connection and processor; earlier on the first input.
 * They then come before the pictures further down; only where a first picture is slow they come after it. Its source is
 * written into the page, so it may use nothing from outside and holds no named function, for which a compiler would insert
 * a helper.
 */
export function requestScripts(scripts: readonly LateScript[], styles: readonly LateStyle[]): void {
  const longestWaitMs = 1_500;
  let requested = false;
  const request = (fetchpriority: 'high' | 'low') => {
    if (requested) return;
    requested = true;
    scripts.forEach(([href, integrity], index) => {
      const isStart = index === 0;
      const element = document.createElement(isStart ? 'script' : 'link');
      // As `fetch` will ask for it, so that it is the same request.
      const file: Record<string, string> =
        integrity === undefined ? { as: 'fetch', crossorigin: '' } : { as: 'script', integrity };
      const attributes: Record<string, string> = isStart
        ? { src: href, integrity: integrity ?? '', fetchpriority }
        : { rel: 'preload', href, ...file, fetchpriority };
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
    });
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
  const pending = [...document.images].filter(
    (image) => image.getAttribute('loading') !== 'lazy' && !image.complete,
  );
  // What a frame's callback puts off runs once that frame is painted. A page in the background has no frames.
  const requestAfterPaint = () => {
    requestAnimationFrame(() => setTimeout(() => request('high')));
  };
  if (pending.length === 0) requestAfterPaint();
  let remaining = pending.length;
  const countDown = () => {
    remaining -= 1;
    if (remaining === 0) requestAfterPaint();
  };
  for (const image of pending) {
    image.addEventListener('load', countDown, { once: true });
    image.addEventListener('error', countDown, { once: true });
  }
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => request('high'), { once: true, capture: true });
  setTimeout(() => request('low'), longestWaitMs);
}
