import { parseArgs } from 'node:util';
import { matchesUnderKill } from './matches/matches-under-kill.ts';

/**
 * Usage: tsx tools/bench/faults/kill-matches.ts [--times 100] [--postgres]
 * Kills the api, and every other time a command of the staff, while gifts are reported and matched with a bank's statement.
 * Ends with 1 when an acknowledged match is lost, or a line of the statement is counted twice or for another sum.
 */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '100' }, postgres: { type: 'boolean', default: false } },
});

const { kills, reported, acknowledged, lost, wrong, expectedPaise, creditedPaise } = await matchesUnderKill({
  times: Number(values.times),
  engine: values.postgres ? 'postgres' : 'embedded',
  log: (line) => console.log(line),
});
console.log(
  `Killed: api ${kills.api}, staff's command ${kills.command} times. ${reported} gifts reported, ${acknowledged} matches acknowledged.`,
);
console.log(
  `Acknowledged or certain and not counted: ${lost.length}. Counted with another sum: ${wrong.length}. ` +
    `The project's sum rose by ${creditedPaise / 100} rupees; ${expectedPaise / 100} were matched once each.`,
);
for (const tranId of [...lost, ...wrong]) console.log(`wrong: ${tranId}`);
const isWhole = lost.length === 0 && wrong.length === 0 && expectedPaise === creditedPaise;
process.exitCode = isWhole && acknowledged > 0 ? 0 : 1;
