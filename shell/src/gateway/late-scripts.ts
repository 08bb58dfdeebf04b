/** A script that a page asks for: where it is, and what it must be. The first one starts the page. */
export type LateScript = readonly [href: string, integrity: string];

/**
 * Runs at the end of a page, in the browser: asks for the page's scripts once its first pictures are here, since they
 * share a thin line; sooner when the visitor does something. A page without pictures asks at once. It may use nothing from
 * outside, and has no function with a name within: what it is made of is written into the page.
 */
export function askForScripts(scripts: readonly LateScript[], nonce: string): void {
  const longestWaitMs = 1_500;
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    scripts.forEach(([href, integrity], index) => {
      const isStart = index === 0;
      const element = document.createElement(isStart ? 'script' : 'link');
      const kind: Record<string, string> = isStart ? { src: href } : { rel: 'preload', as: 'script', href };
      const attributes = { ...kind, integrity, nonce, fetchpriority: 'low' };
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
    });
  };
  const first = [...document.images].filter(
    (image) => image.getAttribute('loading') !== 'lazy' && !image.complete,
  );
  if (first.length === 0) return ask();
  let left = first.length;
  const oneLess = () => {
    left -= 1;
    if (left === 0) ask();
  };
  for (const image of first) {
    image.addEventListener('load', oneLess, { once: true });
    image.addEventListener('error', oneLess, { once: true });
  }
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, ask, { once: true, capture: true });
  setTimeout(ask, longestWaitMs);
}
