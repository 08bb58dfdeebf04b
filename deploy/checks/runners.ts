import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './check.ts';
import { runProgram } from './processes.ts';
import { tallyCode, tallyJest, tallyPlaywright } from './tally.ts';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules');

type Environment = Record<string, string | undefined>;

/** How long a check may take before it counts as hung, in ms. */
const LIMIT = 900_000;

/** A script of the top package.json: it holds or it does not. */
export async function npmScript(name: string, args: string[] = [], env: Environment = {}): Promise<Outcome> {
  const { code, output } = await runProgram('npm', ['run', '--silent', name, '--', ...args], {
    cwd: ROOT,
    env,
    limit: LIMIT,
  });
  return { kind: 'ran', output, ...tallyCode(code) };
}

/** The unit tests of one workspace. */
export async function unitTests(workspace: string, report: string, env: Environment = {}): Promise<Outcome> {
  const { code, output } = await runProgram(
    process.execPath,
    [join(BIN, 'jest/bin/jest.js'), '--ci', '--maxWorkers=1', '--json', `--outputFile=${report}`],
    { cwd: join(ROOT, workspace), env, limit: LIMIT },
  );
  const found = await readReport(report);
  return { kind: 'ran', output, ...(found === undefined ? tallyCode(1) : tallyJest(found, code)) };
}

/** The journeys of one workspace, in a real browser; Playwright starts and ends what they visit. */
export async function journeys(workspace: string, report: string, env: Environment): Promise<Outcome> {
  const { code, output } = await runProgram(
    process.execPath,
    [join(BIN, '@playwright/test/cli.js'), 'test', '--config', `${workspace}/e2e/playwright.config.ts`],
    { cwd: ROOT, env: { ...env, E2E_REPORT: report }, limit: LIMIT },
  );
  const found = await readReport(report);
  return { kind: 'ran', output, ...(found === undefined ? tallyCode(1) : tallyPlaywright(found, code)) };
}

/** What a runner reported; nothing when it ended before it could. */
async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
