import { parseArgs } from 'node:util';
import { comparePaint } from './first-paint/compare.ts';
import { createPaintReport } from './first-paint/report.ts';
import { openBrowser } from './first-paint/slow-phone.ts';

/**
 * Usage: tsx deploy/bench/first-paint.ts [/ /projects /project/1076] [--url http://localhost:8080] [--times 7]
 * Visits pages as a cheap phone on slow 4G, in turn with the same words and picture as HTML alone, and prints medians.
 * Ends with 1 when a page paints too late beside that, or moves.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    times: { type: 'string', default: '7' },
  },
});
const paths = positionals.length > 0 ? positionals : ['/', '/projects', '/project/1076'];

const browser = await openBrowser();
try {
  for (const path of paths) {
    const compared = await comparePaint(browser, new URL(path, values.url).href, Number(values.times));
    const { lines, met } = createPaintReport(path, compared);
    console.log(lines.join('\n'));
    if (!met) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
