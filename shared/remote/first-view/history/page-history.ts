/** Makes Back call `close`; returns what is to be called once it is closed, however that happened. */
export type CloseOnBack = (close: () => void) => () => void;

/** The browser's history, which the page's host alone writes. */
export interface PageHistory {
  /** Adds an entry, as `history.pushState` does. */
  readonly push: History['pushState'];
  /** Changes the current entry, as `history.replaceState` does. */
  readonly replace: History['replaceState'];
  /** Gives the page that is shown another address. The entry keeps its state, which holds the router's key. */
  replaceAddress(address: string | URL): void;
  /**
   * Loads what makes Back close what is open, instead of leaving the page: one list for all that is open, whosever it is. Absent
   * where the remote's page is its own host.
   */
  loadCloseOnBack?(): Promise<CloseOnBack>;
}
