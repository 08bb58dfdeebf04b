import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile } from '../figures.ts';
import { apply } from '../site/apply.ts';

/**
 * Usage: tsx tools/bench/load/coordinators.ts --url http://localhost:8080 [--coordinators 50] [--seconds 60] [--pause 10]
 * How long pages take while nobody applies, and while so many coordinators send applications with a photo and a document,
 * each with a pause of so many seconds in between. Ends with 1 when the 99th percentile of submits is above 1.5 s, or a
 * page takes more than twice its quiet time (medians).
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    coordinators: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    pause: { type: 'string', default: '10' },
  },
});
const PAGES = ['/', '/projects', '/application'];
/** Between two reads of pages, in ms: 20 a second, as visitors come, not as many as can be had. */
const READ_PAUSE_MS = 50;
const MOST_SUBMIT_MS = 1_500;
const MOST_RATIO = 2;
const seconds = Number(values.seconds);

/** Reads pages one by one; their times in ms. */
async function readFor(milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  for (let count = 0; performance.now() < end; count += 1) {
    const since = performance.now();
    const answer = await fetch(`${values.url}${PAGES[count % PAGES.length] ?? '/'}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A page was answered with ${answer.status}.`);
    times.push(performance.now() - since);
    await pause(READ_PAUSE_MS);
  }
  return times;
}

const describe = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;

await readFor(3_000);
const quiet = await readFor((seconds / 3) * 1_000);
const stopped = new AbortController();
const submits: number[] = [];
let sent = 0;
const coordinators = Array.from({ length: Number(values.coordinators) }, async (_, index) => {
  // Each behind an address of its own, and not all at the same moment.
  const headers = { 'x-forwarded-for': `10.77.0.${index + 1}` };
  await pause((index / Number(values.coordinators)) * Number(values.pause) * 1_000);
  while (!stopped.signal.aborted) {
    const site = { address: values.url, signal: stopped.signal, headers };
    if (await apply(site, (ms) => submits.push(ms))) sent += 1;
    await pause(Number(values.pause) * 1_000);
  }
});
const busy = await readFor(seconds * 1_000);
stopped.abort();
await Promise.all(coordinators);
const ratio = percentile(busy, 0.5) / percentile(quiet, 0.5);
console.log(`pages in quiet: ${describe(quiet)}`);
console.log(
  `pages beside ${values.coordinators} coordinators: ${describe(busy)} (${ratio.toFixed(2)} times)`,
);
console.log(`${sent} applications sent in ${seconds} s; submits: ${describe(submits)}`);
process.exitCode = sent > 0 && percentile(submits, 0.99) <= MOST_SUBMIT_MS && ratio <= MOST_RATIO ? 0 : 1;
