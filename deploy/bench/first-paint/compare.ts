import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import { onSlowPhone, type Visit } from './slow-phone.ts';
import { firstSight, pictureAddresses, stillHtml, type StillPage } from './still-page.ts';
import { serveStill } from './still-server.ts';

/** Medians of a page's visits. */
export type Medians = Pick<Visit, 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'bytes' | 'largest'>;
export interface PaintComparison {
  readonly page: Medians;
  readonly still: Medians;
}

/** Visits a page and its words and picture as a page of HTML alone, in turn, so many times each. */
export async function comparePaint(browser: Browser, url: string, times: number): Promise<PaintComparison> {
  // The first visit warms the site, and is not counted.
  const sight = await onSlowPhone(browser, url, firstSight);
  const server = await serveStill(await withFiles(stillHtml(sight), pictureAddresses(sight), url));
  const visits: { page: Visit[]; still: Visit[] } = { page: [], still: [] };
  const visitOf = (address: string) =>
    onSlowPhone(browser, address, (_page, visit) => Promise.resolve(visit));
  try {
    for (let round = 0; round < times; round += 1) {
      visits.still.push(await visitOf(server.url));
      visits.page.push(await visitOf(url));
    }
  } finally {
    server.end();
  }
  return { page: mediansOf(visits.page), still: mediansOf(visits.still) };
}

async function withFiles(html: string, addresses: readonly string[], site: string): Promise<StillPage> {
  const files = await Promise.all(
    addresses.map(async (address): Promise<[string, { type: string; body: Buffer }]> => {
      const reply = await fetch(new URL(address, site));
      if (!reply.ok) throw new Error(`${address} was answered with ${String(reply.status)}`);
      const body = Buffer.from(await reply.arrayBuffer());
      return [address, { type: reply.headers.get('content-type') ?? '', body }];
    }),
  );
  return { html, files: new Map(files) };
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
