import type { Report } from '../first-view/report.ts';
import type { Medians, PaintComparison } from './compare.ts';

/** What a page may take: its largest paint beside the still page's, and how far its parts may move. */
const TARGETS = { ratio: 1.35, cls: 0.02 } as const;

/** A page's figures in lines, and whether they are as wanted. */
export function paintReport(path: string, { page, handMade, bare }: PaintComparison): Report {
  const ratio = page.lcp / handMade.lcp;
  const quick = ratio <= TARGETS.ratio;
  const calm = page.cls < TARGETS.cls;
  return {
    met: quick && calm,
    lines: [
      path,
      figures('  the page', page),
      figures('  hand-made', handMade),
      figures('  bare', bare),
      `  largest paint beside the hand-made page's: ${ratio.toFixed(2)}  ${verdict(quick, `at most ${String(TARGETS.ratio)}`)}`,
      `  beside the bare one's: ${(page.lcp / bare.lcp).toFixed(2)}`,
      `  movement: ${page.cls.toFixed(3)}  ${verdict(calm, `less than ${String(TARGETS.cls)}`)}`,
    ],
  };
}

function figures(what: string, { ttfb, fcp, lcp, bytes, largest }: Medians): string {
  const ms = [ttfb, fcp, lcp].map((figure) => figure.toFixed(0).padStart(5));
  return (
    `${what.padEnd(12)} first byte ${ms[0] ?? ''} ms, first paint ${ms[1] ?? ''} ms, largest ${ms[2] ?? ''} ms, ` +
    `${(bytes / 1000).toFixed(1)} kB; largest: ${largest}`
  );
}

function verdict(met: boolean, wanted: string): string {
  return `${met ? 'good' : 'MISSED'}: ${wanted}`;
}
