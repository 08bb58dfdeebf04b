/** What a page tells of its painting: milliseconds since it was asked for, and how far things moved (no unit). */
export interface Painted {
  ttfb: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** The largest element, in words. */
  largest: string;
}

declare global {
  interface Window {
    painted: Painted;
    /** What was painted largest. */
    largestElement: Element | null;
  }
}

/** Fields of what an observer tells, by the kind that it tells of. */
interface Entry extends PerformanceEntry {
  readonly element?: Element | null;
  readonly url?: string;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly responseStart?: number;
}

/**
 * Runs in the page before anything else and keeps `window.painted`. It may use nothing from outside, and has no function
 * with a name within: the compiler would add a call to one that the page has not.
 */
export function watchPaint(): void {
  const painted: Painted = { ttfb: 0, fcp: 0, lcp: 0, cls: 0, largest: '' };
  window.painted = painted;
  window.largestElement = null;
  const observer = new PerformanceObserver((list) => {
    const entries: readonly Entry[] = list.getEntries();
    for (const entry of entries) {
      switch (entry.entryType) {
        case 'navigation':
          painted.ttfb = entry.responseStart ?? 0;
          break;
        case 'paint':
          if (entry.name === 'first-contentful-paint') painted.fcp = entry.startTime;
          break;
        case 'largest-contentful-paint':
          window.largestElement = entry.element ?? null;
          painted.lcp = entry.startTime;
          painted.largest =
            entry.url ||
            `<${entry.element?.localName ?? '?'}> ${entry.element?.textContent.slice(0, 40) ?? ''}`;
          break;
        // The sum over the whole visit: never less than the standard's worst window.
        case 'layout-shift':
          if (!entry.hadRecentInput) painted.cls += entry.value ?? 0;
          break;
      }
    }
  });
  for (const type of ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift'])
    observer.observe({ type, buffered: true });
}
