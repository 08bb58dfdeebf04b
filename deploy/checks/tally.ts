import * as z from 'zod/mini';

/** What a check found: how many things it tried held, and how many did not. */
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
  return honest({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code);
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads Playwright's report. A journey that held only at another try counts as a failure. */
export function tallyPlaywright(report: unknown, code: number): Tally {
  const { stats } = PlaywrightReport.parse(report);
  return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code);
}

/** A check without numbers of its own is one thing that holds or does not. */
export function tallyCode(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function honest({ passed, failed }: Tally, code: number): Tally {
  const failedUnseen = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failedUnseen ? 1 : failed };
}
