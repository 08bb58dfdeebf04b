const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Watches the page's address, whoever changes it: routers, the language switch, Back and Forward. */
export function watchAddress(): void {
  for (const change of ['pushState', 'replaceState'] as const) {
    const original = history[change].bind(history);
    history[change] = (...entry) => {
      original(...entry);
      notify();
    };
  }
  window.addEventListener('popstate', notify);
  window.addEventListener('hashchange', notify);
}

/** Calls the listener after each change of the address. */
export function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
