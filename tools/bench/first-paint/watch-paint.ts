/** Paint metrics of a page: ms since navigation, and the layout shift (no unit). */
export interface PaintMetrics {
  ttfb: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** When the last script had arrived. */
  lastScript: number;
  /** For how long input had to wait: of each task on the main thread what is beyond 50 ms. */
  blocking: number;
  longestTask: number;
  /** The largest element: its URL, or its tag and text. */
  largest: string;
}

declare global {
  interface Window {
    paintMetrics: PaintMetrics;
  }
}

/** The fields of all observed entry types. */
interface Entry extends PerformanceEntry {
  readonly element?: Element | null;
  readonly url?: string;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly responseStart?: number;
  readonly responseEnd?: number;
}

/**
 * Runs in the page before any script and updates `window.paintMetrics`. It may use nothing from outside and holds no
 * named function, for which the compiler would insert a helper.
 */
export function watchPaint(): void {
  const paintMetrics: PaintMetrics = {
    ttfb: 0,
    fcp: 0,
    lcp: 0,
    cls: 0,
    lastScript: 0,
    blocking: 0,
    longestTask: 0,
    largest: '',
  };
  window.paintMetrics = paintMetrics;
  const observer = new PerformanceObserver((list) => {
    const entries: readonly Entry[] = list.getEntries();
    for (const entry of entries) {
      switch (entry.entryType) {
        case 'navigation':
          paintMetrics.ttfb = entry.responseStart ?? 0;
          break;
        case 'paint':
          if (entry.name === 'first-contentful-paint') paintMetrics.fcp = entry.startTime;
          break;
        case 'largest-contentful-paint':
          paintMetrics.lcp = entry.startTime;
          paintMetrics.largest =
            entry.url ||
            `<${entry.element?.localName ?? '?'}> ${entry.element?.textContent.slice(0, 40) ?? ''}`;
          break;
        // The sum over the whole visit: never less than the standard's worst window.
        case 'layout-shift':
          if (!entry.hadRecentInput) paintMetrics.cls += entry.value ?? 0;
          break;
        case 'resource':
          if (entry.name.endsWith('.js') && !entry.name.endsWith('/sw.js'))
            paintMetrics.lastScript = Math.max(paintMetrics.lastScript, entry.responseEnd ?? 0);
          break;
        case 'longtask':
          paintMetrics.blocking += entry.duration - 50;
          paintMetrics.longestTask = Math.max(paintMetrics.longestTask, entry.duration);
          break;
      }
    }
  });
  for (const type of [
    'navigation',
    'paint',
    'largest-contentful-paint',
    'layout-shift',
    'resource',
    'longtask',
  ])
    observer.observe({ type, buffered: true });
}
