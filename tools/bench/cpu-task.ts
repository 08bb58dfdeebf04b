import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { median } from './figures.ts';

/**
 * Usage: tsx tools/bench/cpu-task.ts
 * Prints how long a fixed piece of work takes on one core: hashing, sorting, JSON and compression, as the site's servers do
 * them. Times that were measured on another machine, or in another hour of this one, are multiplied by the ratio of the two
 * results. Medians of 15 runs after 3 that warm up.
 */
const RUNS = 15;
const WARM_UP = 3;
const ROWS = 20_000;

const times: number[] = [];
for (let run = -WARM_UP; run < RUNS; run += 1) {
  const since = performance.now();
  work();
  if (run >= 0) times.push(performance.now() - since);
}
const sorted = times.toSorted((one, other) => one - other);
console.log(
  `${median(times).toFixed(0)} ms (median of ${RUNS}), ${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)} ms`,
);

/** Always the same work: about a quarter of a second on the machine of docs/measurements.md. */
function work(): void {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    id: createHash('sha256').update(String(index)).digest('hex'),
    name: `Row ${index}`,
    sum: (index * 7_919) % 100_003,
  }));
  rows.sort((one, other) => one.id.localeCompare(other.id));
  const text = JSON.stringify(JSON.parse(JSON.stringify(rows)));
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
