import { BELOW_FOLD_ATTRIBUTE, FIRST_VIEW_ATTRIBUTE } from '@trust/shared/ui/below-fold';
import { subscribeToAddress } from './navigation/address-changes.ts';

/** Between two of them, so that most presses meet no frame that is being laid out. */
const PAUSE_MS = 100;

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
    const next =
      root.hasAttribute(FIRST_VIEW_ATTRIBUTE) && document.querySelector(`[${BELOW_FOLD_ATTRIBUTE}]`);
    if (!next) return end();
    next.removeAttribute(BELOW_FOLD_ATTRIBUTE);
    setTimeout(() => requestIdleCallback(layOutNext), PAUSE_MS);
  };
  // Browsers without it leave nothing out.
  if ('requestIdleCallback' in window) requestIdleCallback(layOutNext);
  else end();
}
