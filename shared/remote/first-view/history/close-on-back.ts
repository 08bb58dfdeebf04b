import { countDialogs } from './dialog-entry.ts';

interface OpenDialog {
  readonly close: () => void;
}

/** What is open, the topmost last; each has a history entry of the page's own address. */
const open: OpenDialog[] = [];
let pageHref = '';
/** Entries of what was closed otherwise are being left. */
let leaving = false;
/** Another page was shown meanwhile. */
let navigated = false;
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
  if (leaving) return;
  const entries = countDialogs(history.state);
  if (entries === 0) pageHref = location.href;
  for (let dialogs = entries + 1; dialogs <= open.length; dialogs += 1) {
    // Not through `history`: single-spa and routers would load the page again for each entry.
    History.prototype.pushState.call(history, { ...history.state, dialogs }, '');
  }
  if (entries <= open.length) return;
  leaving = true;
  history.go(open.length - entries);
}

function listen(): void {
  if (listening) return;
  listening = true;
  // Not through `window`: single-spa calls the listeners that were added there only after it has looked at the address.
  EventTarget.prototype.addEventListener.call(window, 'popstate', handleBack, { capture: true });
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...entry) => {
    if (countDialogs(history.state) === 0) return push(...entry);
    // A page that is shown from a dialog takes its entry's place: Back leads to the page below.
    navigated = leaving;
    replace(...entry);
  };
}

function handleBack(event: Event): void {
  const dialogs = countDialogs(history.state);
  if (!leaving && dialogs === open.length) return;
  // At the page's own address nothing has changed for routers.
  if (location.href === pageHref) event.stopImmediatePropagation();
  if (leaving) {
    leaving = false;
    if (navigated) history.forward();
    navigated = false;
  } else {
    for (const { close } of open.slice(dialogs).reverse()) close();
  }
  setTimeout(matchEntries);
}
