import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * `discreteReplayableEvents` of react-dom 19: at the first of them React renders at once whatever of the root it has not
 * hydrated, in one task, which takes a slow phone 40 ms.
 */
const PRESSES =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset';
/** What does nothing without React, or less: a press on it is for React at once. */
const NEEDS_REACT = 'button[type="button"],[data-needs-react]';

/**
 * Hydrates what the server has rendered in an element, as a transition: in slices, between which presses are answered. Until
 * that is done the browser answers them, not React: links, forms and fields work as before scripts ran.
 * Returns what unmounts it.
 */
export function hydrateInSlices(
  element: HTMLElement,
  view: ReactNode,
  { onUncaughtError, ...options }: HydrationOptions,
): () => void {
  const handle = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && element.contains(target) && !target.closest(NEEDS_REACT))
      event.stopPropagation();
  };
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const name of PRESSES.split(' ')) window[change](name, handle, { capture: true, passive: true });
  };
  const end = () => listen('removeEventListener');
  let root: Root | undefined;
  listen('addEventListener');
  startTransition(() => {
    root = hydrateRoot(element, <Hydrated onHydrated={end}>{view}</Hydrated>, {
      ...options,
      onUncaughtError(error, info) {
        end();
        if (onUncaughtError) onUncaughtError(error, info);
        else reportError(error);
      },
    });
  });
  return () => {
    end();
    root?.unmount();
  };
}

/** `onHydrated` is called as soon as the view is hydrated, or rendered anew. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
