import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { median } from './figures.ts';
import { CPU_SLOWDOWN, DESKTOP, openBrowser, PHONE } from './first-paint/slow-phone.ts';
import { MOMENTS, visit, type Moment, type Navigation, type Way } from './navigation/navigate.ts';
import { STEPS, type Step } from './navigation/steps.ts';

/**
 * Usage: tsx tools/bench/navigation.ts [--url http://localhost:8080] [--times 9] [--slowdown 4]
 *     [--device phone|desktop] [--only projects]
 * Presses links of the site, and presses them where its scripts hear nothing of it, so that the browser loads the same
 * pages as documents, in turn: with an empty cache, with Back, after the page was read on, and with the code in the cache. Prints medians of the ms from the press until heading and
 * first content are painted, their ratio, and bytes. Ends with 1 where a press is slower than it may be.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    times: { type: 'string', default: '9' },
    slowdown: { type: 'string', default: String(CPU_SLOWDOWN) },
    device: { type: 'string', default: 'phone' },
    only: { type: 'string', default: '' },
  },
});
/** The most that a press may take, beside a document. */
const LIMITS: Readonly<Record<Moment, number>> = { first: 1, warm: 1, later: 0.6, back: 1 };

const device = values.device === 'desktop' ? DESKTOP : { ...PHONE, slowdown: Number(values.slowdown) };
const browser = await openBrowser();
try {
  for (const step of STEPS.filter(({ name }) => name.includes(values.only))) {
    const visits: Record<Way, Record<Moment, Navigation>[]> = { press: [], document: [] };
    // The first round warms the server and is not counted.
    for (let round = -1; round < Number(values.times); round += 1) {
      for (const way of ['press', 'document'] as const) {
        const result = await visit(browser, values.url, step, way, device);
        if (round >= 0) visits[way].push(result);
      }
    }
    report(step, visits);
  }
} finally {
  await browser.close();
}

function report({ name }: Step, visits: Record<Way, Record<Moment, Navigation>[]>): void {
  console.log(`${name}; load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  for (const moment of MOMENTS) {
    const [press, load] = [visits.press, visits.document].map((of) => of.map((result) => result[moment]));
    if (!press || !load) continue;
    const [ms, msBeside] = [press, load].map((of) => median(of.map((navigation) => navigation.ms)));
    const [bytes, bytesBeside] = [press, load].map((of) => median(of.map((navigation) => navigation.bytes)));
    const ratio = (ms ?? 0) / (msBeside ?? 1);
    const met = ratio <= LIMITS[moment];
    if (!met) process.exitCode = 1;
    console.log(
      `  ${moment.padEnd(6)}${format(ms)} ms beside ${format(msBeside)}: ${ratio.toFixed(2)} times` +
        ` (${met ? 'good' : 'MISSED'}: at most ${String(LIMITS[moment])});` +
        ` ${kilobytes(bytes)} beside ${kilobytes(bytesBeside)} kB`,
    );
  }
}

function format(ms = 0): string {
  return ms.toFixed(0).padStart(5);
}

function kilobytes(bytes = 0): string {
  return (bytes / 1000).toFixed(1);
}
