import * as z from 'zod/mini';

/** How many tests of a check passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** Reads jest's report. A file that cannot be run counts as one failure, and so does a run without a test. */
export function tallyJest(report: unknown, code: number): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JestReport.parse(report);
  return countUnreportedFailure(
    { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites },
    code,
  );
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads Playwright's report. A journey that held only at another try counts as a failure. */
export function tallyPlaywright(report: unknown, code: number): Tally {
  const { stats } = PlaywrightReport.parse(report);
  return countUnreportedFailure({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code);
}

/** A check without counts of its own counts as one. */
export function tallyCode(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function countUnreportedFailure({ passed, failed }: Tally, code: number): Tally {
  const unreported = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unreported ? 1 : failed };
}
