import { renewWhileUsed } from './session-renewal.ts';

const MINUTE_MS = 60_000;
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
  'a %s ten minutes after the last check renews the session, once',
  (event) => {
    jest.advanceTimersByTime(9 * MINUTE_MS);
    use(event);
    expect(check).not.toHaveBeenCalled();
    jest.advanceTimersByTime(MINUTE_MS);
    use(event);
    use(event);
    expect(check).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10 * MINUTE_MS);
    use(event);
    expect(check).toHaveBeenCalledTimes(2);
  },
);

test('a page that nobody uses renews nothing', () => {
  jest.advanceTimersByTime(120 * MINUTE_MS);
  expect(check).not.toHaveBeenCalled();
});

test('without a network nothing is asked, until the first use with one', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.advanceTimersByTime(30 * MINUTE_MS);
  use('keydown');
  expect(check).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  use('keydown');
  expect(check).toHaveBeenCalledTimes(1);
  online.mockRestore();
});

test('a clock that is put back does not end that', () => {
  jest.setSystemTime(Date.now() - 60 * MINUTE_MS);
  use('keydown');
  expect(check).toHaveBeenCalledTimes(1);
});
