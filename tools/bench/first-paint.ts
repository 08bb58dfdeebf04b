import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { comparePaint } from './first-paint/compare.ts';
import { createPaintReport } from './first-paint/report.ts';
import { CPU_SLOWDOWN, openBrowser } from './first-paint/slow-phone.ts';

/**
 * Usage: tsx tools/bench/first-paint.ts [/ /projects /project/1076] [--url http://localhost:8080] [--times 7]
 *     [--slowdown 4] [--beside http://localhost:8081]
 * Visits pages as a cheap phone on slow 4G, in turn with the same words and picture as HTML alone, and prints medians.
 * `--slowdown`: how many times slower than this machine the phone's processor is. `--beside`: another site, as of an
 * earlier commit, whose same pages are visited in turn.
 * Ends with 1 when a page paints too late beside that, or moves.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    times: { type: 'string', default: '7' },
    slowdown: { type: 'string', default: String(CPU_SLOWDOWN) },
    beside: { type: 'string' },
  },
});
const paths = positionals.length > 0 ? positionals : ['/', '/projects', '/project/1076'];

const browser = await openBrowser();
try {
  for (const path of paths) {
    const compared = await comparePaint(browser, new URL(path, values.url).href, {
      times: Number(values.times),
      slowdown: Number(values.slowdown),
      beside: values.beside === undefined ? undefined : new URL(path, values.beside).href,
    });
    const { lines, met } = createPaintReport(path, compared);
    console.log([...lines, `  load: ${(loadavg()[0] ?? 0).toFixed(1)}`].join('\n'));
    if (!met) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
