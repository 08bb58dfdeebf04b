import { startPostgres } from '../checks/postgres.ts';
import { measureProjects, type CallMedians } from './many-projects/measure.ts';

/** Usage: tsx tools/bench/many-projects.ts; ends with 1 when 50,000 projects take more than twice as long as 500. */
const FEW = 500;
const MANY = 50_000;
const MAX_RATIO = 2;

const postgres = await startPostgres();
if (!postgres) throw new Error('This needs a PostgreSQL on the machine');
try {
  const [few = {}, many = {}] = await measureProjects(postgres.url, [FEW, MANY]);
  process.exitCode = printRatios(few, many) > MAX_RATIO ? 1 : 0;
} finally {
  await postgres.stop();
}

/** Prints each call's medians, in ms, and their ratio; the worst ratio. */
function printRatios(few: CallMedians, many: CallMedians): number {
  const ratios = Object.entries(few).map(([call, median]) => {
    const ratio = (many[call] ?? Infinity) / median;
    process.stdout.write(
      `${call.padEnd(40)} ${median.toFixed(2)} ms with ${String(FEW)}, ${(many[call] ?? 0).toFixed(2)} ms with ${String(MANY)}: ratio ${ratio.toFixed(2)}\n`,
    );
    return ratio;
  });
  return Math.max(...ratios);
}
