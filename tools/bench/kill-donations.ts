import { parseArgs } from 'node:util';
import { donationsUnderKill } from './kill-donations/donations-under-kill.ts';

/**
 * Usage: tsx tools/bench/kill-donations.ts [--times 100]
 * Starts the whole site on a folder of its own, lets donors give through the sandbox, and kills the api, the gateway and
 * the database at random, each so many times. Then reconciles and compares with what the provider captured. Ends with 1
 * when a captured donation is unknown, or one is counted twice.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '100' } } });

const result = await donationsUnderKill(Number(values.times), (line) => console.log(line));
const { kills, begun, captured, paidTwice, unknown, unpaid, expectedPaise, creditedPaise } = result;
console.log(
  `Killed: api ${kills.api}, gateway ${kills.gateway}, database ${kills.database} times. ` +
    `${begun} donations begun, ${captured} of them captured by the provider, ${paidTwice} of these more than once.`,
);
console.log(
  `Captured and not known after reconciliation: ${unknown.length}. Known and not captured: ${unpaid.length}.`,
);
console.log(
  `The project's sum rose by ${creditedPaise / 100} rupees; ${expectedPaise / 100} were captured once each.`,
);
for (const tranId of [...unknown, ...unpaid]) console.log(`wrong: ${tranId}`);
const isWhole = unknown.length === 0 && unpaid.length === 0 && expectedPaise === creditedPaise;
process.exitCode = isWhole && captured > 0 ? 0 : 1;
