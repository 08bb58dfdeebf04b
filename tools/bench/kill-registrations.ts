import { parseArgs } from 'node:util';
import { registrationsUnderKill } from './registrations-under-kill.ts';

/** Usage: tsx tools/bench/kill-registrations.ts [--times 50] [--database-every 5]; ends with 1 when an account is lost. */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    'database-every': { type: 'string', default: '5' },
  },
});

const result = await registrationsUnderKill({
  times: Number(values.times),
  databaseEvery: Number(values['database-every']),
  log: (line) => void process.stdout.write(`${line}\n`),
});
process.stdout.write(
  `The api was killed ${String(result.kills)} times, the database ${String(result.databaseKills)} times: ` +
    `${String(result.acknowledged)} accounts acknowledged, ${String(result.lost.length)} lost\n`,
);
for (const email of result.lost) process.stdout.write(`lost: ${email}\n`);
process.exitCode = result.lost.length > 0 || result.acknowledged === 0 ? 1 : 0;
