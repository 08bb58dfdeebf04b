import { savesData } from '@trust/shared/ui/saves-data';
import type { LinkPrefetchOptions } from './link-prefetch.ts';

const POINTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads what watches the page's links, when the visitor first points at something, touches it or moves the focus to it, unless they
 * save data. Without it links are followed all the same.
 */
export function watchLinksOnceUsed(options: LinkPrefetchOptions): void {
  const handle = () => {
    for (const point of POINTS) document.removeEventListener(point, handle);
    if (savesData()) return;
    void import(/* webpackChunkName: "link-prefetch" */ './link-prefetch.ts').then(
      ({ prefetchLinks }) => prefetchLinks(options),
      () => undefined,
    );
  };
  for (const point of POINTS) document.addEventListener(point, handle, { passive: true });
}
