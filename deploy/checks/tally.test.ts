import { tallyCode, tallyJest, tallyPlaywright } from './tally.ts';

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
