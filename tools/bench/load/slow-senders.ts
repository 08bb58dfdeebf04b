import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median, percentile } from '../figures.ts';
import { visit } from './visitors.ts';

/**
 * Usage: tsx tools/bench/load/slow-senders.ts --url http://localhost:8080 [--senders 500] [--rounds 5] [--seconds 30] [--one-address]
 * What visitors notice of connections that send a byte each three seconds: rounds without and with them, in turn. Ends with
 * 1 when the 99th percentile with them is more than 1.2 times that without, or a visitor is refused.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    senders: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '30' },
    'one-address': { type: 'boolean', default: false },
  },
});
const MOST_TIMES = 1.2;

const site = new URL(values.url);
const seconds = Number(values.seconds);

const found: Record<'without' | 'with', number[]> = { without: [], with: [] };
let refused = 0;
await visit(site, 5);
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const kind of ['without', 'with'] as const) {
    const senders = kind === 'with' ? await startSenders() : undefined;
    const result = await visit(site, seconds);
    await senders?.stop();
    refused += result.refused;
    const slowest = percentile(result.times, 0.99);
    found[kind].push(slowest);
    console.log(
      `${kind} slow senders: ${result.times.length} answers, ${result.refused} refused, median ${median(result.times).toFixed(0)} ms, 99 of 100 within ${slowest.toFixed(0)} ms`,
    );
  }
}
const times = median(found.with) / median(found.without);
console.log(`99 of 100 within ${times.toFixed(2)} times as long (at most ${MOST_TIMES}); ${refused} refused`);
process.exitCode = times <= MOST_TIMES && refused === 0 ? 0 : 1;

async function startSenders(): Promise<{ stop(): Promise<void> }> {
  const senders = fork(join(import.meta.dirname, 'senders/senders-process.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  senders.send({
    site: site.href,
    count: Number(values.senders),
    oneAddress: values['one-address'],
  });
  await once(senders, 'message');
  return {
    async stop() {
      const ended = once(senders, 'exit');
      senders.kill();
      await ended;
    },
  };
}
