import { parseArgs } from 'node:util';
import { measureFirstView } from './first-view/measure.ts';
import { createViewReport } from './first-view/report.ts';

/**
 * Usage: tsx tools/bench/first-view.ts /project/1001 [--url http://localhost:8080]
 * Prints what a first view of a page takes. Ends with 1 when a target is missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:8080' } },
});
const address = new URL(positionals[0] ?? '/', values.url);

const { lines, met } = createViewReport(await measureFirstView(address.href));
console.log([`${address.href}, Chromium, empty cache, a phone's screen\n`, ...lines].join('\n'));
if (!met) process.exitCode = 1;
