import { parseArgs } from 'node:util';
import { applicationsUnderKill } from '../applications/applications-under-kill.ts';

/**
 * Usage: tsx tools/bench/faults/kill-applications.ts [--times 200] [--postgres]
 * Kills the api while applications with pictures come in. Ends with 1 when an acknowledged number, its photo or its document
 * is lost, or when two applications have one number.
 */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '200' }, postgres: { type: 'boolean', default: false } },
});

const { kills, acknowledged, twice, lost } = await applicationsUnderKill({
  times: Number(values.times),
  engine: values.postgres ? 'postgres' : 'embedded',
  log: (line) => console.log(line),
});
console.log(
  `${kills} kills: ${acknowledged} applications acknowledged, ${lost.length} lost, ${twice} numbers twice`,
);
for (const loss of lost) console.log(`lost: ${loss}`);
process.exitCode = lost.length > 0 || twice > 0 || acknowledged === 0 ? 1 : 0;
