import { listJestFailures, listPlaywrightFailures, tallyCode, tallyJest, tallyPlaywright } from './tally.ts';

const unitTests = (passed: number, failed: number, broken = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
});

test.each([
  ['all tests pass', unitTests(4, 0), 0, { passed: 4, failed: 0 }],
  ['two tests fail', unitTests(4, 2), 1, { passed: 4, failed: 2 }],
  ['a file does not even load', unitTests(4, 0, 1), 1, { passed: 4, failed: 1 }],
  ['the runner fails although its tests pass', unitTests(4, 0), 1, { passed: 4, failed: 1 }],
  ['no test was run', unitTests(0, 0), 0, { passed: 0, failed: 1 }],
])('counts unit tests when %s', (_case, report, code, tally) => {
  expect(tallyJest(report, code)).toEqual(tally);
});

const journeys = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky },
});

test.each([
  ['all of them arrive', journeys(3, 0), 0, { passed: 3, failed: 0 }],
  ['one does not arrive', journeys(2, 1), 1, { passed: 2, failed: 1 }],
  ['one arrives only at another try', journeys(2, 0, 1), 0, { passed: 2, failed: 1 }],
  ['the site did not start', journeys(0, 0), 1, { passed: 0, failed: 1 }],
])('counts journeys when %s', (_case, report, code, tally) => {
  expect(tallyPlaywright(report, code)).toEqual(tally);
});

test('counts a check without tests as one', () => {
  expect([tallyCode(0), tallyCode(2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

test('refuses a report in a form that it does not know', () => {
  expect(() => tallyJest({ tests: 4 }, 0)).toThrow();
});

test('names each unit test that failed, with what was expected, and each file that could not be run', () => {
  const held = { fullName: 'a sum is right', failureMessages: [] };
  const failed = {
    fullName: 'a sum is wrong',
    failureMessages: ['Error: expected \u001b[31m2\u001b[39m\n\n' + 'at a line\n'.repeat(20)],
  };
  const report = {
    testResults: [
      { name: '/src/sum.test.ts', message: '● a sum is wrong', assertionResults: [held, failed] },
      { name: '/src/broken.test.ts', message: 'SyntaxError', assertionResults: [] },
      { name: '/src/late.test.ts', message: 'Error: not awaited', assertionResults: [held] },
    ],
  };
  const [first = '', ...others] = listJestFailures(report);
  expect(first.split('\n').slice(0, 3)).toEqual([
    '  a sum is wrong',
    '    Error: expected 2',
    '    at a line',
  ]);
  expect(first.split('\n')).toHaveLength(13);
  expect(others).toEqual([
    '  /src/broken.test.ts\n    SyntaxError',
    '  /src/late.test.ts\n    Error: not awaited',
  ]);
});

test('names each journey that failed, with its screen, its file and what was expected', () => {
  const spec = (title: string, ...messages: string[]) => ({
    title,
    file: 'donate.spec.ts',
    tests: [{ projectName: 'phone', results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    suites: [
      { specs: [spec('works')], suites: [{ specs: [spec('a donor pays', 'Not visible', 'Console')] }] },
    ],
  };
  expect(listPlaywrightFailures(report)).toEqual([
    '  [phone] donate.spec.ts: a donor pays\n    Not visible\n    Console',
  ]);
});
