import { countDialogs, leaving } from './dialog-entry.ts';

interface OpenDialog {
  readonly close: () => void;
}

/** What is open, the topmost last; each has a history entry of the page's own address. */
const open: OpenDialog[] = [];
let pageHref = '';
let listening = false;

/**
 * Makes Back, the browser's or a phone's, call `close` instead of leaving the page, by a history entry of its own. Call
 * what it returns once the dialog is closed, however that happened: it removes the entry. What does not close stays guarded.
 */
export function closeOnBack(close: () => void): () => void {
  listen();
  const dialog = { close };
  open.push(dialog);
  matchEntries();
  return () => {
    const index = open.indexOf(dialog);
    if (index < 0) return;
    open.splice(index, 1);
    // Later: what closes a dialog may go to another page or open the next dialog at once.
    setTimeout(matchEntries);
  };
}

/** Adds or leaves history entries until there is one for each open dialog. */
function matchEntries(): void {
  if (leaving.isUnderWay) return;
  const entries = countDialogs(history.state);
  if (entries === 0) pageHref = location.href;
  for (let dialogs = entries + 1; dialogs <= open.length; dialogs += 1) {
    // Not through `history`: single-spa and routers would load the page again for each entry.
    History.prototype.pushState.call(history, { ...history.state, dialogs }, '');
  }
  if (entries <= open.length) return;
  leaving.isUnderWay = true;
  history.go(open.length - entries);
}

function listen(): void {
  if (listening) return;
  listening = true;
  // Not through `window`: single-spa calls the listeners that were added there only after it has looked at the address.
  EventTarget.prototype.addEventListener.call(window, 'popstate', handleBack, { capture: true });
}

function handleBack(event: Event): void {
  const dialogs = countDialogs(history.state);
  if (!leaving.isUnderWay && dialogs === open.length) return;
  // At the page's own address nothing has changed for routers.
  if (location.href === pageHref) event.stopImmediatePropagation();
  if (leaving.isUnderWay) {
    leaving.isUnderWay = false;
    if (leaving.hasNavigated) history.forward();
    leaving.hasNavigated = false;
  } else {
    for (const { close } of open.slice(dialogs).reverse()) close();
  }
  setTimeout(matchEntries);
}
