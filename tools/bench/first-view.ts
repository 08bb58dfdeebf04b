import { parseArgs } from 'node:util';
import { measureFirstView } from './first-view/measure.ts';
import { createComparisonReport, createViewReport, type BenchReport } from './first-view/report.ts';

/**
 * Usage: tsx tools/bench/first-view.ts /project/1001 [--url http://localhost:8080] [--alone]
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
printReport(createViewReport(view));
if (!values.alone) {
  // Imported on demand, since it loads a compiler.
  const { compareWithOneScript: compareWithOne } = await import('./first-view/one-script/comparison.ts');
  printReport(createComparisonReport(view, await compareWithOne(view)));
}

function printReport({ lines, met }: BenchReport): void {
  console.log(lines.join('\n'));
  if (!met) process.exitCode = 1;
}
