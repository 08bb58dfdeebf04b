import { LAST_SEEN_INTERVAL_MS, RENEW_AFTER_MS, SESSION } from '@trust/shared/contract/users/session-times';
import { renewWhileUsed } from './session-renewal.ts';

let check: jest.Mock<void, []>;

beforeEach(() => {
  jest.useFakeTimers();
  check = jest.fn();
  renewWhileUsed(check);
});
afterEach(() => {
  jest.useRealTimers();
});

const use = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }));

test.each(['keydown', 'pointerdown', 'input', 'click'])(
  'a %s renews the session, once, when a third of its time has gone since the last check',
  (event) => {
    jest.advanceTimersByTime(RENEW_AFTER_MS - 1);
    use(event);
    expect(check).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    use(event);
    use(event);
    expect(check).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(RENEW_AFTER_MS);
    use(event);
    expect(check).toHaveBeenCalledTimes(2);
  },
);

test('who uses a page all the time stays logged in, although every other check gets no answer', () => {
  // The server may have written the last use a little before.
  let end = Date.now() + SESSION.idleMs - LAST_SEEN_INTERVAL_MS;
  let checks = 0;
  check.mockImplementation(() => {
    expect(Date.now()).toBeLessThan(end);
    checks += 1;
    if (checks % 2 === 0) end = Date.now() + SESSION.idleMs - LAST_SEEN_INTERVAL_MS;
  });
  for (let part = 0; part < 200; part += 1) {
    jest.advanceTimersByTime(SESSION.idleMs / 20);
    use('keydown');
    expect(Date.now()).toBeLessThan(end);
  }
});

test('a page that nobody uses renews nothing', () => {
  jest.advanceTimersByTime(4 * SESSION.idleMs);
  expect(check).not.toHaveBeenCalled();
});

test('without a network nothing is asked, until the first use with one', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.advanceTimersByTime(SESSION.idleMs);
  use('keydown');
  expect(check).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  use('keydown');
  expect(check).toHaveBeenCalledTimes(1);
  online.mockRestore();
});

test('a clock that is put back does not end that', () => {
  jest.setSystemTime(Date.now() - 2 * SESSION.idleMs);
  use('keydown');
  expect(check).toHaveBeenCalledTimes(1);
});
