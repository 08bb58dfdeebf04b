import type { EndSignals } from './site.ts';

/** How often to check whether npm is still running, in ms. */
const POLL_MS = 250;

/** The first signal stops the site gracefully, the second immediately. */
export function listenForEndSignals(): EndSignals {
  const graceful = new AbortController();
  const immediate = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (graceful.signal.aborted ? immediate : graceful).abort());
  }
  if (process.env.npm_lifecycle_event !== undefined) onceParentEnds(() => graceful.abort());
  return { graceful: graceful.signal, immediate: immediate.signal };
}

/** npm sends a SIGTERM to the shell between it and us, which ends without forwarding it. */
function onceParentEnds(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, POLL_MS).unref();
}
