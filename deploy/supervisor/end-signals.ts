import type { EndSignals } from './site.ts';

/** How often to look whether npm is still there, in ms. */
const LOOK_EVERY = 250;

/** The wishes of whoever started the site: the first signal ends it politely, the second at once. */
export function endSignals(): EndSignals {
  const politely = new AbortController();
  const atOnce = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (politely.signal.aborted ? atOnce : politely).abort());
  }
  if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(() => politely.abort());
  return { politely: politely.signal, atOnce: atOnce.signal };
}

/** npm hands a SIGTERM to the shell between it and us, which ends without handing it on. */
function whenParentEnds(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, LOOK_EVERY).unref();
}
