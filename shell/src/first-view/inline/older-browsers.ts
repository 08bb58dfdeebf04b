// Browsers older than those listed in package.json read the first two as well.

/** Whether this browser is none that is too old: without cascade layers it would show none of the site's styles. */
export function hasLayers(): boolean {
  return 'CSSLayerBlockRule' in window;
}

/**
 * Runs in the head of a page that no further script takes over: it gets plain styles, and what is there for browsers
 * without scripts.
 */
export function showPlainly(href: string): void {
  // Written, so that the page is not painted before it.
  document.write(`<link rel="stylesheet" href="${href}">`);
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of Array.from(document.querySelectorAll('noscript')))
      element.outerHTML = element.textContent;
  });
}

/** Calls `then`, in a browser that lacks built-ins that scripts use after the script that provides them (`fallbacks.ts`). */
export function provideBuiltIns(src: string, then: () => void): void {
  const used: readonly unknown[] = [
    Array.prototype.toSorted,
    Array.prototype.findLast,
    Array.prototype.at,
    String.prototype.replaceAll,
    Object.hasOwn,
    window.structuredClone,
  ];
  if (!used.includes(undefined)) {
    then();
    return;
  }
  const script = document.createElement('script');
  script.src = src;
  script.onload = script.onerror = () => then();
  document.head.append(script);
}
