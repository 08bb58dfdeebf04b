import type { CheckResult } from './check.ts';
import { summarise, formatResult } from './report.ts';

const ran = (passed: number, failed: number, failures: readonly string[] = []): CheckResult => ({
  outcome: 'ran',
  failures,
  passed,
  failed,
  output: 'line 3: no\n',
});
const notRun: CheckResult = { outcome: 'not-run', reason: 'this machine has no PostgreSQL' };

test('a check that holds is one line, a check that fails is told in full', () => {
  expect(formatResult('lint', ran(1, 0), 7)).toEqual(['ok lint: 1 passed, 0 failed, 7 s']);
  expect(formatResult('lint', ran(0, 1), 7)).toEqual(['NO lint: 0 passed, 1 failed, 7 s', 'line 3: no', '']);
});

test('the last line adds up what every check counted', () => {
  const { lines, code } = summarise(
    new Map([
      ['lint', ran(1, 0)],
      ['jest:api', ran(40, 2, ['  a login', '  a payment'])],
    ]),
  );
  expect(lines).toEqual(['FAILED: jest:api', '  a login', '  a payment', '41 passed, 2 failed']);
  expect(code).toBe(1);
});

test('what could not be run is neither passed nor failed, but said', () => {
  const { lines, code } = summarise(
    new Map([
      ['lint', ran(1, 0)],
      ['jest:api:postgres', notRun],
    ]),
  );
  expect(lines).toEqual(['NOT RUN: jest:api:postgres, this machine has no PostgreSQL', '1 passed, 0 failed']);
  expect(code).toBe(0);
});

test('no check at all is not a success', () => {
  expect(summarise(new Map())).toEqual({ lines: ['0 passed, 0 failed'], code: 1 });
});
