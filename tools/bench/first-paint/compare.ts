import type { Browser } from '@playwright/test';
import { readHandMade, removeScripts } from './hand-made.ts';
import { median } from '../figures.ts';
import { visitOnSlowPhone, type PaintVisit } from './slow-phone.ts';
import { serveStaticPages } from './static-server.ts';

type Figure = Exclude<keyof PaintVisit, 'largest'>;
/** Medians of a page's visits. */
export type PaintMedians = PaintVisit;
export interface PaintComparison {
  readonly page: PaintMedians;
  /** The page without scripts and fonts: as it was at a fixed commit, else as it is. */
  readonly handMade: PaintMedians;
  /** The same page of another site, as of an earlier commit. */
  readonly beside?: PaintMedians | undefined;
}

/** The visits of a comparison: `times` of each page, with a processor `slowdown` times slower. */
export interface VisitOptions {
  readonly times: number;
  readonly slowdown: number;
  /** The address of the page on another site, which is visited in turn with it. */
  readonly beside?: string | undefined;
}

/** Visits a page, the one made by hand, and the page of another site, in turn. */
export async function comparePaint(
  browser: Browser,
  url: string,
  { times, slowdown, beside }: VisitOptions,
): Promise<PaintComparison> {
  const sent = await fetch(url);
  const handMade = (await readHandMade(new URL(url).pathname)) ?? removeScripts(await sent.text());
  const server = await serveStaticPages(new Map([['/hand-made', handMade]]), url, sent.headers);
  const addresses = { handMade: `${server.url}/hand-made`, page: url, beside };
  const visits: Record<keyof PaintComparison, PaintVisit[]> = { page: [], handMade: [], beside: [] };
  try {
    // The first round warms the servers and is not counted.
    for (let round = -1; round < times; round += 1) {
      for (const which of ['handMade', 'page', 'beside'] as const) {
        const address = addresses[which];
        if (address === undefined) continue;
        const visit = await visitOnSlowPhone(browser, address, slowdown);
        if (round >= 0) visits[which].push(visit);
      }
    }
  } finally {
    server.end();
  }
  return {
    page: mediansOf(visits.page),
    handMade: mediansOf(visits.handMade),
    beside: beside === undefined ? undefined : mediansOf(visits.beside),
  };
}

function mediansOf(visits: readonly PaintVisit[]): PaintMedians {
  const medianOf = (figure: Figure) => median(visits.map((visit) => visit[figure]));
  return {
    ttfb: medianOf('ttfb'),
    fcp: medianOf('fcp'),
    lcp: medianOf('lcp'),
    cls: medianOf('cls'),
    lastScript: medianOf('lastScript'),
    blocking: medianOf('blocking'),
    longestTask: medianOf('longestTask'),
    bytes: medianOf('bytes'),
    largest: visits.at(-1)?.largest ?? '',
  };
}
