import { adviceFor, secondsToWait } from './failure-advice.rules.ts';

test.each([
  ['BAD_REQUEST_ERROR', 'again'],
  ['GATEWAY_ERROR', 'another-method'],
  ['SERVER_ERROR', 'later'],
  ['', 'again'],
  ['A_NEW_ERROR', 'again'],
])('after %s a donor is offered to pay %s', (code, advice) => {
  expect(adviceFor(code)).toBe(advice);
});

test('a service in trouble is given ever more time, at most a minute', () => {
  expect([1, 2, 3, 4, 5, 9].map((failures) => secondsToWait('SERVER_ERROR', failures))).toEqual([
    4, 8, 16, 32, 60, 60,
  ]);
});

test('what the donor can mend may be tried again at once', () => {
  expect(secondsToWait('BAD_REQUEST_ERROR', 3)).toBe(0);
  expect(secondsToWait('GATEWAY_ERROR', 3)).toBe(0);
});
