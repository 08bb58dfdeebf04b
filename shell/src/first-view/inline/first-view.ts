/**
 * Runs in the browser, in a page's head: what is below the fold may wait for its layout. Not where the visitor comes back to
 * a place further down (reload, Back, a link to a part), which needs the true heights, and only where what is in view stays
 * there when something above it grows.
 */
export function markFirstView(attribute: string): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // Asked by its field: the class is newer than some browsers that read this.
  const isNew = navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
  const anchorsScroll = CSS.supports('overflow-anchor', 'auto');
  if (isNew && anchorsScroll && location.hash === '') document.documentElement.setAttribute(attribute, '');
}
