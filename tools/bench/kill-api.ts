import { parseArgs } from 'node:util';
import { applicationsScenario } from './kills/applications.ts';
import { matchesScenario } from './kills/matches.ts';
import { registrationsScenario } from './kills/registrations.ts';
import { runUnderKills } from './kills/run-under-kills.ts';

/**
 * Usage: tsx tools/bench/kill-api.ts registrations|applications|matches [--times 100] [--postgres] [--database-every 5]
 * Kills the api with SIGKILL while accounts are registered, applications with pictures come in, or gifts are reported and
 * matched with a bank's statement (then every other time the staff's command too); with --database-every the embedded
 * database too. Ends with 1 when anything acknowledged is lost or counted twice.
 */
const SCENARIOS = {
  registrations: registrationsScenario,
  applications: applicationsScenario,
  matches: matchesScenario,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '100' },
    postgres: { type: 'boolean', default: false },
    'database-every': { type: 'string', default: '0' },
  },
});
const [name] = positionals;
const scenario = Object.entries(SCENARIOS).find(([key]) => key === name)?.[1];
if (!scenario) throw new Error(`Name one of ${Object.keys(SCENARIOS).join(', ')}`);

const { kills, databaseKills, acknowledged, losses } = await runUnderKills(
  {
    times: Number(values.times),
    engine: values.postgres ? 'postgres' : 'embedded',
    databaseEvery: Number(values['database-every']),
    log: (line) => console.log(line),
  },
  scenario,
);
console.log(
  `The api was killed ${kills} times, the database ${databaseKills} times: ${acknowledged} acknowledged, ${losses.length} lost`,
);
for (const loss of losses) console.log(`lost: ${loss}`);
process.exitCode = losses.length > 0 || acknowledged === 0 ? 1 : 0;
