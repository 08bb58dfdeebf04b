import { parseArgs } from 'node:util';
import { measureFirstView } from './first-view/measure.ts';
import { comparisonReport, viewReport, type Report } from './first-view/report.ts';

/**
 * Usage: tsx deploy/bench/first-view.ts /project/1001 [--url http://localhost:8080] [--alone]
 * Prints what a first view of a page takes, beside the same page built as one script. With --alone nothing is built.
 * Ends with 1 when a target is missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    alone: { type: 'boolean', default: false },
  },
});
const address = new URL(positionals[0] ?? '/', values.url);

const view = await measureFirstView(address.href);
console.log(`${address.href}, Chromium, empty cache, a phone's screen\n`);
tell(viewReport(view));
if (!values.alone) {
  // A compiler is loaded only where it is needed.
  const { compareWithOne } = await import('./first-view/comparison.ts');
  tell(comparisonReport(view, await compareWithOne(view)));
}

function tell({ lines, met }: Report): void {
  console.log(lines.join('\n'));
  if (!met) process.exitCode = 1;
}
