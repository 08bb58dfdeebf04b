import type { BenchReport } from '../first-view/report.ts';
import type { PaintMedians, PaintComparison } from './compare.ts';

/** The limit of the layout shift. */
const MAX_CLS = 0.02;

/** The limit of the ratio of the largest paints: the home page has the most above the fold. */
const maxRatio = (path: string) => (path === '/' ? 1.25 : 1.15);

/** A page's figures as lines, and whether the targets are met. */
export function createPaintReport(path: string, { page, handMade, bare }: PaintComparison): BenchReport {
  const ratio = page.lcp / handMade.lcp;
  const isFast = ratio <= maxRatio(path);
  const isStable = page.cls < MAX_CLS;
  return {
    met: isFast && isStable,
    lines: [
      path,
      formatMedians('  the page', page),
      formatMedians('  hand-made', handMade),
      formatMedians('  bare', bare),
      `  largest paint beside the hand-made page's: ${ratio.toFixed(2)}  ${formatVerdict(isFast, `at most ${String(maxRatio(path))}`)}`,
      `  beside the bare one's: ${(page.lcp / bare.lcp).toFixed(2)}`,
      `  scripts: the last one is there after ${page.lastScript.toFixed(0)} ms`,
      `  main thread: blocked for ${page.blocking.toFixed(0)} ms, longest task ${page.longestTask.toFixed(0)} ms; hand-made ${handMade.blocking.toFixed(0)} ms, ${handMade.longestTask.toFixed(0)} ms`,
      `  movement: ${page.cls.toFixed(3)}  ${formatVerdict(isStable, `less than ${String(MAX_CLS)}`)}`,
    ],
  };
}

function formatMedians(what: string, { ttfb, fcp, lcp, bytes, largest }: PaintMedians): string {
  const ms = [ttfb, fcp, lcp].map((figure) => figure.toFixed(0).padStart(5));
  return (
    `${what.padEnd(12)} first byte ${ms[0] ?? ''} ms, first paint ${ms[1] ?? ''} ms, largest ${ms[2] ?? ''} ms, ` +
    `${(bytes / 1000).toFixed(1)} kB; largest: ${largest}`
  );
}

function formatVerdict(met: boolean, wanted: string): string {
  return `${met ? 'good' : 'MISSED'}: ${wanted}`;
}
