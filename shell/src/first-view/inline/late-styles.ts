/** A stylesheet of a page and the name by which the loader in the browser knows it. */
export type LateStyle = readonly [href: string, name: string];

/**
 * Runs in the browser, at the end of a page: adds the stylesheets of its parcels, which the head has preloaded. Unlike
 * links in the page they hold up neither the first paint nor the scripts, though they hang.
 */
export function addStyles(styles: readonly LateStyle[]): void {
  for (const [href, name] of styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.setAttribute('data-href', name);
    // Then the parcel's scripts load it again.
    link.addEventListener('error', () => link.remove(), { once: true });
    document.head.append(link);
  }
}
