import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import { onSlowPhone, type Visit } from './slow-phone.ts';
import { firstSight, handMade, stillHtml } from './still-page.ts';
import { serveStill } from './still-server.ts';

/** Medians of a page's visits. */
export type Medians = Pick<Visit, 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'bytes' | 'largest'>;
export interface PaintComparison {
  readonly page: Medians;
  /** The same page as one of HTML and style alone. */
  readonly handMade: Medians;
  /** Its first words and picture, and hardly a style. */
  readonly bare: Medians;
}

/** Visits a page, the same as HTML alone, and its first words and picture alone, in turn, so many times each. */
export async function comparePaint(browser: Browser, url: string, times: number): Promise<PaintComparison> {
  const sight = await onSlowPhone(browser, url, firstSight);
  const sent = await (await fetch(url)).text();
  const pages = new Map([
    ['/hand-made', handMade(sent)],
    ['/bare', stillHtml(sight)],
  ]);
  const server = await serveStill(pages, url);
  const addresses = { handMade: `${server.url}/hand-made`, bare: `${server.url}/bare`, page: url };
  const visits: Record<keyof PaintComparison, Visit[]> = { page: [], handMade: [], bare: [] };
  try {
    // The first visits warm the servers, and are not counted.
    for (let round = -1; round < times; round += 1) {
      for (const which of ['handMade', 'bare', 'page'] as const) {
        const visit = await onSlowPhone(browser, addresses[which], (_page, seen) => Promise.resolve(seen));
        if (round >= 0) visits[which].push(visit);
      }
    }
  } finally {
    server.end();
  }
  return {
    page: mediansOf(visits.page),
    handMade: mediansOf(visits.handMade),
    bare: mediansOf(visits.bare),
  };
}

function mediansOf(visits: readonly Visit[]): Medians {
  const of = (figure: 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'bytes') =>
    median(visits.map((visit) => visit[figure]));
  return {
    ttfb: of('ttfb'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    bytes: of('bytes'),
    largest: visits.at(-1)?.largest ?? '',
  };
}
