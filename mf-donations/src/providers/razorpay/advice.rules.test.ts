import { adviceFor } from './advice.rules.ts';

test.each([
  ['BAD_REQUEST_ERROR', 'again'],
  ['GATEWAY_ERROR', 'another-method'],
  ['SERVER_ERROR', 'later'],
  ['', 'again'],
  ['A_NEW_ERROR', 'again'],
])('after %s a donor is offered to pay %s', (code, advice) => {
  expect(adviceFor(code)).toBe(advice);
});
