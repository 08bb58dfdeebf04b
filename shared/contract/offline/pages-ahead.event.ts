/** The browser event by which a remote names pages that the visitor may need without a network. */
const PAGES_AHEAD = 'trust:pages-ahead';

/** The pages that were named before anybody listened. */
declare global {
  interface Window {
    trustPagesAhead?: string[];
  }
}

/** Asks the page's frame to store pages of the application form on the device; `paths` are their addresses' paths. */
export function announcePagesAhead(paths: readonly string[]): void {
  window.trustPagesAhead = [...paths];
  window.dispatchEvent(new Event(PAGES_AHEAD));
}

/** Calls the listener with the paths that are named, and with those that were named before. */
export function listenToPagesAhead(listener: (paths: readonly string[]) => void): void {
  const report = () => {
    const paths = window.trustPagesAhead;
    delete window.trustPagesAhead;
    if (paths) listener(paths);
  };
  window.addEventListener(PAGES_AHEAD, report);
  report();
}
