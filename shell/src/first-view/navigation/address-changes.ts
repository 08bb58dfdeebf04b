import type { PageHistory } from '@trust/shared/remote/first-view/history/page-history';
import { takeOverHistory } from './page-history.ts';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Watches the page's address, whoever changes it: routers, the language switch, Back and Forward. Returns the history to change it by. */
export function watchAddress(): PageHistory {
  window.addEventListener('popstate', notify);
  window.addEventListener('hashchange', notify);
  return takeOverHistory(notify);
}

/** Calls the listener after each change of the address. */
export function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
