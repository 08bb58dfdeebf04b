import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listChecks } from './all-checks.ts';
import { type Check, type CheckResult, readFilters, selectChecks } from './check.ts';
import { summarise, formatResult } from './report.ts';
import { endEveryProgram } from './processes.ts';
import { runOnTwoCores } from './queue.ts';

const scratch = await realpath(await mkdtemp(join(tmpdir(), 'checks-')));
const results = new Map<string, CheckResult>();

let interrupted = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt(signal));
// The parent process is gone: nobody would read the results.
process.on('disconnect', () => interrupt('the end of whoever started this'));
process.channel?.unref();

function interrupt(by: string): void {
  if (interrupted) return;
  interrupted = true;
  console.error(`Interrupted by ${by}: ending what still runs.`);
  void endEveryProgram();
}

async function runCheck(check: Check): Promise<void> {
  if (interrupted) return;
  console.log(`.. ${check.name}`);
  const from = performance.now();
  const result = await runIfReady(check);
  const seconds = Math.round((performance.now() - from) / 1000);
  if (interrupted) return;
  results.set(check.name, result);
  for (const line of formatResult(check.name, result, seconds)) console.log(line);
}

async function runIfReady({ needs, run }: Check): Promise<CheckResult> {
  const needed = needs === undefined ? undefined : results.get(needs);
  if (needed && !(needed.outcome === 'ran' && needed.failed === 0)) {
    return { outcome: 'not-run', reason: `since ${needs} did not pass` };
  }
  try {
    return await run();
  } catch (error) {
    return {
      outcome: 'ran',
      passed: 0,
      failed: 1,
      output: error instanceof Error ? error.message : String(error),
    };
  }
}

const checks = listChecks(scratch);
const selected = selectChecks(checks, readFilters(process.argv.slice(2)));
if (selected.length === 0)
  console.error(`No such check. There are: ${checks.map(({ name }) => name).join(', ')}`);

// A failure is that of the check, which asks for the program too.
for (const { install } of selected) void install?.().catch(() => undefined);

try {
  await runOnTwoCores(selected.map((check) => ({ ...check, work: () => runCheck(check) })));
} finally {
  await rm(scratch, { recursive: true, force: true });
}

const { lines, code } = summarise(results);
if (!interrupted) for (const line of lines) console.log(line);
// What a check has not waited for, such as the installation of a program.
await endEveryProgram();
process.exit(interrupted ? 130 : code);
