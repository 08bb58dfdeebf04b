import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** How many tests of a check passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Of a message, these lines say what was expected; what follows shows the code and where it stands. */
const MESSAGE_LINES = 12;

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const JestFailures = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
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

/** Each test of jest's report that failed, with its messages; where a file failed beside its tests, the file. */
export function listJestFailures(report: unknown): string[] {
  return JestFailures.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    if (failed.length === 0 && message !== '') return [describeFailure(name, [message])];
    return failed.map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages));
  });
}

const PlaywrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(PlaywrightSuite));
  },
});

/** Each journey of Playwright's report that failed, with its messages. */
export function listPlaywrightFailures(report: unknown): string[] {
  const list = ({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): string[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
        return messages.length > 0 ? [describeFailure(`[${projectName}] ${file}: ${title}`, messages)] : [];
      }),
    ),
    ...suites.flatMap(list),
  ];
  return z
    .object({ suites: z.array(PlaywrightSuite) })
    .parse(report)
    .suites.flatMap(list);
}

function describeFailure(test: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MESSAGE_LINES),
  );
  return [`  ${test}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** A check without counts of its own counts as one. */
export function tallyCode(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function countUnreportedFailure({ passed, failed }: Tally, code: number): Tally {
  const unreported = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unreported ? 1 : failed };
}
