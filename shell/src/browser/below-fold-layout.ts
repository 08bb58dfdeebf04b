import { BELOW_FOLD, FIRST_VIEW_ATTRIBUTE } from '@trust/shared/ui/below-fold';
import { subscribeToAddress } from './address-changes.ts';

const [ATTRIBUTE = ''] = Object.keys(BELOW_FOLD);

/**
 * Lays out what the first view left out (`markFirstView`), one element whenever the browser is idle, so that no task is
 * long. All of it at once when the visitor goes to another page: Back finds its place by the true heights.
 */
export function layOutBelowFold(): void {
  const root = document.documentElement;
  const pageOf = ({ pathname, search }: Location) => pathname + search;
  const page = pageOf(location);
  const end = () => {
    root.removeAttribute(FIRST_VIEW_ATTRIBUTE);
    unsubscribe();
  };
  const unsubscribe = subscribeToAddress(() => {
    if (pageOf(location) !== page) end();
  });
  const layOutNext = () => {
    const next = root.hasAttribute(FIRST_VIEW_ATTRIBUTE) && document.querySelector(`[${ATTRIBUTE}]`);
    if (!next) return end();
    next.removeAttribute(ATTRIBUTE);
    requestIdleCallback(layOutNext);
  };
  // Browsers without it leave nothing out.
  if ('requestIdleCallback' in window) requestIdleCallback(layOutNext);
  else end();
}
