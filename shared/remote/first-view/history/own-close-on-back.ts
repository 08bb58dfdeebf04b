import { closeOnBack } from './close-on-back.ts';
import { pushOverDialog } from './dialog-entry.ts';
import type { CloseOnBack } from './page-history.ts';

let isGuarded = false;

/** A remote's own `closeOnBack`, where the page's host has none. */
export function ownCloseOnBack(): CloseOnBack {
  if (!isGuarded) {
    isGuarded = true;
    history.pushState = pushOverDialog(history.pushState.bind(history), history.replaceState.bind(history));
  }
  return closeOnBack;
}
