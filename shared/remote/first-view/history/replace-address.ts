/** Gives the page that is shown another address. The history entry keeps its state, which holds the router's key. */
export function replaceAddress(address: string | URL): void {
  history.replaceState(history.state, '', address);
}
