import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForLine } from '@trust/shared/testing/wait-for-line';
import type { CheckResult } from './check.ts';
import { endProgram, runProgram, startProgram } from './processes.ts';
import {
  listJestFailures,
  listPlaywrightFailures,
  tallyCode,
  tallyJest,
  tallyPlaywright,
  type Tally,
} from './tally.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules');

type Environment = Record<string, string | undefined>;

/** How long a check may take before it counts as hung, in ms: three times what the longest takes on two cores. */
const TIMEOUT_MS = 1_800_000;

/** Runs a script of the top package.json; it counts as one check. */
export async function runNpmScript(
  name: string,
  args: string[] = [],
  env: Environment = {},
): Promise<CheckResult> {
  const { code, output } = await runProgram('npm', ['run', '--silent', name, '--', ...args], {
    cwd: ROOT,
    env,
    timeoutMs: TIMEOUT_MS,
  });
  return { outcome: 'ran', output, ...tallyCode(code) };
}

/** Starts the site on an empty data folder, where it makes its database and imports its content, and ends it. */
export async function startOnce(env: Environment): Promise<CheckResult> {
  const site = startProgram(process.execPath, ['deploy/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killTimer = setTimeout(() => void endProgram(site), TIMEOUT_MS);
  try {
    if (site.stdout) await waitForLine(site.stdout, /^Ready: /);
    return { outcome: 'ran', output: '', passed: 1, failed: 0 };
  } finally {
    clearTimeout(killTimer);
    await endProgram(site);
  }
}

/** Room for what lives briefly, as each test file's modules do: in Node's own 16 MB, collecting it takes an eighth longer. */
const QUICK_TO_COLLECT = ['--max-semi-space-size=32'];

/** Runs the unit tests of one workspace. */
export async function runUnitTests(
  workspace: string,
  report: string,
  env: Environment = {},
): Promise<CheckResult> {
  const { code, output } = await runProgram(
    process.execPath,
    [
      ...QUICK_TO_COLLECT,
      join(BIN, 'jest/bin/jest.js'),
      '--ci',
      '--maxWorkers=1',
      '--json',
      `--outputFile=${report}`,
    ],
    { cwd: join(ROOT, workspace), env, timeoutMs: TIMEOUT_MS },
  );
  return { outcome: 'ran', output, ...(await readReport(report, code, tallyJest, listJestFailures)) };
}

/** Runs the journeys of one workspace in a browser; Playwright starts and stops the servers. */
export async function runJourneys(workspace: string, report: string, env: Environment): Promise<CheckResult> {
  const { code, output } = await runProgram(
    process.execPath,
    [join(BIN, '@playwright/test/cli.js'), 'test', '--config', `${workspace}/e2e/playwright.config.ts`],
    { cwd: ROOT, env: { ...env, E2E_REPORT: report }, timeoutMs: TIMEOUT_MS },
  );
  return {
    outcome: 'ran',
    output,
    ...(await readReport(report, code, tallyPlaywright, listPlaywrightFailures)),
  };
}

/** What a runner's report says; one failure when it ended before writing one. */
async function readReport(
  file: string,
  code: number,
  tally: (report: unknown, code: number) => Tally,
  listFailures: (report: unknown) => string[],
): Promise<Tally & { failures?: string[] }> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return tallyCode(1);
  const report: unknown = JSON.parse(text);
  return { ...tally(report, code), failures: listFailures(report) };
}
