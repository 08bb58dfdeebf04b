import { createScrollKeeper } from './scroll-keeper.ts';

type Keeper = ReturnType<typeof createScrollKeeper>;

let keeper: Keeper | undefined;
const scrollTo = jest.fn(({ top }: { top: number }) => moveTo(top));

function open(): Keeper {
  keeper = createScrollKeeper();
  return keeper;
}

/** The visitor, or the browser on its own account, moves the page. */
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

afterEach(() => keeper?.stop());

test('a page that is new to the visitor begins at its top', () => {
  const { arrived } = open();
  moveTo(700);
  history.pushState({ key: 'second' }, '', '/second');
  arrived();
  expect(window.scrollY).toBe(0);
});

test('Back finds the page where it was left', () => {
  const { arrived } = open();
  const first: unknown = history.state;
  moveTo(700);
  history.pushState({ key: 'second' }, '', '/second');
  arrived();
  moveTo(300);
  history.replaceState(first, '', '/');
  arrived();
  expect(window.scrollY).toBe(700);
});

test('what moves between leaving one page and drawing the next belongs to neither', () => {
  const { arrived } = open();
  const first: unknown = history.state;
  moveTo(700);
  history.pushState({ key: 'second' }, '', '/second');
  moveTo(120);
  arrived();
  history.replaceState(first, '', '/');
  arrived();
  expect(window.scrollY).toBe(700);
});

test('what moves because the page shows that it waits is not remembered', () => {
  const { arrived, hold } = open();
  const first: unknown = history.state;
  moveTo(700);
  hold(true);
  moveTo(776);
  history.pushState({ key: 'second' }, '', '/second');
  arrived();
  hold(false);
  moveTo(50);
  history.replaceState(first, '', '/');
  arrived();
  expect(window.scrollY).toBe(700);
});

test('a visitor who stays after all is followed again', () => {
  const { arrived, hold } = open();
  const first: unknown = history.state;
  hold(true);
  hold(false);
  moveTo(400);
  history.pushState({ key: 'second' }, '', '/second');
  arrived();
  history.replaceState(first, '', '/');
  arrived();
  expect(window.scrollY).toBe(400);
});

test('after another document the page is found where it was left', () => {
  open();
  moveTo(250);
  window.dispatchEvent(new Event('pagehide'));
  keeper?.stop();
  moveTo(0);
  open().resumed();
  expect(window.scrollY).toBe(250);
});

test('a visitor who already moved on the server’s page is left there', () => {
  open();
  moveTo(250);
  window.dispatchEvent(new Event('pagehide'));
  keeper?.stop();
  const { resumed } = open();
  moveTo(40);
  scrollTo.mockClear();
  resumed();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('positions that cannot be read cost nothing but themselves', () => {
  sessionStorage.setItem('scroll-positions', '"broken');
  const { arrived } = open();
  arrived();
  expect(window.scrollY).toBe(0);
});
