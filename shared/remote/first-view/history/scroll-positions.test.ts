import { createScrollPositions } from './scroll-positions.ts';

type Positions = ReturnType<typeof createScrollPositions>;

let positions: Positions | undefined;
const scrollTo = jest.fn(({ top }: { top: number }) => moveTo(top));

function open(): Positions {
  positions = createScrollPositions();
  return positions;
}

/** The visitor or the browser scrolls the page. */
function moveTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  scrollTo.mockClear();
  moveTo(0);
});

afterEach(() => positions?.stop());

test('a page that is new to the visitor begins at its top', () => {
  const { restore } = open();
  moveTo(700);
  history.pushState({ key: 'second' }, '', '/second');
  restore();
  expect(window.scrollY).toBe(0);
});

test('Back finds the page where it was left', () => {
  const { restore } = open();
  const first: unknown = history.state;
  moveTo(700);
  history.pushState({ key: 'second' }, '', '/second');
  restore();
  moveTo(300);
  history.replaceState(first, '', '/');
  restore();
  expect(window.scrollY).toBe(700);
});

test('a scroll between leaving one page and rendering the next belongs to neither', () => {
  const { restore } = open();
  const first: unknown = history.state;
  moveTo(700);
  history.pushState({ key: 'second' }, '', '/second');
  moveTo(120);
  restore();
  history.replaceState(first, '', '/');
  restore();
  expect(window.scrollY).toBe(700);
});

test('what moves because the page shows that it waits is not remembered', () => {
  const { restore, setPaused } = open();
  const first: unknown = history.state;
  moveTo(700);
  setPaused(true);
  moveTo(776);
  history.pushState({ key: 'second' }, '', '/second');
  restore();
  setPaused(false);
  moveTo(50);
  history.replaceState(first, '', '/');
  restore();
  expect(window.scrollY).toBe(700);
});

test('a visitor who stays after all is followed again', () => {
  const { restore, setPaused } = open();
  const first: unknown = history.state;
  setPaused(true);
  setPaused(false);
  moveTo(400);
  history.pushState({ key: 'second' }, '', '/second');
  restore();
  history.replaceState(first, '', '/');
  restore();
  expect(window.scrollY).toBe(400);
});

test('after another document the page is found where it was left', () => {
  open();
  moveTo(250);
  window.dispatchEvent(new Event('pagehide'));
  positions?.stop();
  moveTo(0);
  open().restoreAfterHydration();
  expect(window.scrollY).toBe(250);
});

test('a visitor who already moved on the server’s page is left there', () => {
  open();
  moveTo(250);
  window.dispatchEvent(new Event('pagehide'));
  positions?.stop();
  const { restoreAfterHydration } = open();
  moveTo(40);
  scrollTo.mockClear();
  restoreAfterHydration();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('positions that cannot be read cost nothing but themselves', () => {
  sessionStorage.setItem('scroll-positions', '"broken');
  const { restore } = open();
  restore();
  expect(window.scrollY).toBe(0);
});
