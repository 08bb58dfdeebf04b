/** A browser whose requests can be held back. */
export interface HeldBrowser<Request> {
  /** Resolves when the page asks for nothing more until something is answered. */
  quiet(): Promise<void>;
  /** Takes the requests that are held. */
  take(): readonly Request[];
  /** Lets requests go, and resolves when all of them are answered. */
  answer(requests: readonly Request[]): Promise<void>;
}

/**
 * Counts a page's round trips. Whatever the page asks for is held until it asks for nothing more; then all of it is
 * answered together. Each such batch is a wave: the page's own HTML is wave 0, and a request is in wave 2 only when
 * something of wave 1 had to be there first, be it a script, a stylesheet or data.
 */
export async function countWaves<Request>(browser: HeldBrowser<Request>): Promise<(readonly Request[])[]> {
  const waves: (readonly Request[])[] = [];
  for (;;) {
    await browser.quiet();
    const batch = browser.take();
    if (batch.length === 0) return waves;
    waves.push(batch);
    await browser.answer(batch);
  }
}
