/** This many failures of a release within the window, in ms, stop its rendering for the pause. */
const MOST_FAILURES = 5;
const WINDOW_MS = 10_000;
const PAUSE_MS = 10_000;

export interface RenderBreaker {
  /** Whether a release is not rendered now, since it failed too often: its pages go out for the browser to render. */
  isOpen(file: string): boolean;
  recordFailure(file: string): void;
}

/** Keeps the failures of each release apart. */
export function createRenderBreaker(now: () => number): RenderBreaker {
  const failures = new Map<string, number[]>();
  const openUntil = new Map<string, number>();
  return {
    isOpen: (file) => (openUntil.get(file) ?? -Infinity) > now(),
    recordFailure(file) {
      const recent = [...(failures.get(file) ?? []).filter((at) => at > now() - WINDOW_MS), now()];
      failures.set(file, recent);
      if (recent.length < MOST_FAILURES) return;
      failures.delete(file);
      openUntil.set(file, now() + PAUSE_MS);
    },
  };
}
