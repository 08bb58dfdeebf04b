/** A browser whose requests can be paused. */
export interface PausedBrowser<Request> {
  /** Resolves when the page sends no more requests until one is answered. */
  waitUntilQuiet(): Promise<void>;
  /** Takes the paused requests. */
  takePaused(): readonly Request[];
  /** Continues requests; resolves when all of them are answered. */
  answer(requests: readonly Request[]): Promise<void>;
}

/**
 * Counts a page's round trips. Requests are paused until the page sends no more, then answered together. Each such batch
 * is a wave: the HTML is wave 0, and a request is in wave 2 only when it depends on something of wave 1.
 */
export async function countWaves<Request>(browser: PausedBrowser<Request>): Promise<(readonly Request[])[]> {
  const waves: (readonly Request[])[] = [];
  for (;;) {
    await browser.waitUntilQuiet();
    const batch = browser.takePaused();
    if (batch.length === 0) return waves;
    waves.push(batch);
    await browser.answer(batch);
  }
}
