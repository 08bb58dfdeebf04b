import type { BenchReport } from '../first-view/report.ts';
import type { PaintMedians, PaintComparison } from './compare.ts';

/** The limit of the layout shift. */
const MAX_CLS = 0.02;

/** The limit of the ratio of the largest paints: the home page has the most above the fold. */
const maxRatio = (path: string) => (path === '/' ? 1.25 : 1.15);

/** A page's figures as lines, and whether the targets are met. */
export function createPaintReport(path: string, { page, handMade, beside }: PaintComparison): BenchReport {
  const ratio = page.lcp / handMade.lcp;
  const isFast = ratio <= maxRatio(path);
  const isStable = page.cls < MAX_CLS;
  return {
    met: isFast && isStable,
    lines: [
      path,
      formatMedians('  the page', page),
      formatMedians('  hand-made', handMade),
      `  largest paint beside the hand-made page's: ${ratio.toFixed(2)}  ${formatVerdict(isFast, `at most ${String(maxRatio(path))}`)}`,
      formatWork('  the page', page),
      formatWork('  hand-made', handMade),
      ...(beside ? [formatMedians('  beside', beside), formatWork('  beside', beside)] : []),
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

function formatWork(what: string, { lastScript, blocking, longestTask }: PaintMedians): string {
  const ms = [lastScript, blocking, longestTask].map((figure) => figure.toFixed(0).padStart(5));
  return `${what.padEnd(12)} last script ${ms[0] ?? ''} ms, blocked ${ms[1] ?? ''} ms, longest task ${ms[2] ?? ''} ms`;
}

function formatVerdict(met: boolean, wanted: string): string {
  return `${met ? 'good' : 'MISSED'}: ${wanted}`;
}
