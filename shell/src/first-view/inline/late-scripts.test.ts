import { requestScripts, whenPainted, type LateScripts } from './late-scripts.ts';

const SCRIPTS: LateScripts = {
  start: ['/shell.js', 'sha256-a'],
  chunks: [['/screen.js', 'sha256-b']],
  preloads: [['/site/config-1.json'], ['/remote.js', 'sha256-c']],
  styles: [['/late.css', 'late.css']],
};
const REQUESTED = ['/site/config-1.json preload', '/remote.js preload sha256-c', '/screen.js sha256-b'];
const ALL = [...REQUESTED, '/shell.js sha256-a', '/late.css stylesheet'];

const requestWhenPainted = (belowFold?: string) =>
  whenPainted((priority) => requestScripts(priority, SCRIPTS), belowFold);

/** The page with its pictures, none of which is here yet. */
function pageWith(html: string): HTMLImageElement[] {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  for (const image of document.images) Object.defineProperty(image, 'complete', { value: false });
  return [...document.images];
}
/** Runs a frame's callbacks and what they put off. */
const paint = () => {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
};
const asked = () =>
  [...document.head.querySelectorAll('script, link')].map((element) =>
    ['src', 'href', 'rel', 'integrity']
      .flatMap((name) => element.getAttribute(name) ?? [])
      .join(' ')
      .replace(location.origin, ''),
  );
const prioritiesOf = (selector: string) => [
  ...new Set(
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('fetchpriority')),
  ),
];
const priorities = () => prioritiesOf('script, [rel=preload]');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page without pictures asks for its scripts once it is painted', () => {
  pageWith('<h1>Roofs</h1><img loading="lazy" src="/late.jpg">');
  requestWhenPainted();
  expect(asked()).toEqual([]);
  paint();
  expect(asked()).toEqual(ALL);
});

test('what the scripts read is asked for as they will ask for it', () => {
  pageWith('');
  requestWhenPainted();
  paint();
  const link = document.head.querySelector('[href="/site/config-1.json"]');
  expect(['rel', 'as', 'crossorigin'].map((name) => link?.getAttribute(name))).toEqual([
    'preload',
    'fetch',
    '',
  ]);
});

test('a chunk is added by its whole address, by which the loader of chunks finds it under way', () => {
  pageWith('');
  requestWhenPainted();
  paint();
  expect(document.head.querySelector('script')?.getAttribute('src')).toBe(`${location.origin}/screen.js`);
});

test.each(['load', 'error'])(
  'a chunk that is done (%s) leaves the page, so that the loader of chunks does not wait for it',
  (event) => {
    pageWith('');
    requestWhenPainted();
    paint();
    document.head.querySelector('script')?.dispatchEvent(new Event(event));
    expect(asked()).toEqual(ALL.filter((file) => !file.startsWith('/screen.js')));
  },
);

test('scripts wait for the first pictures, here or failed, and are asked for once', () => {
  const [one, other] = pageWith('<img src="/a.jpg"><img src="/b.jpg">');
  requestWhenPainted();
  paint();
  one?.dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  other?.dispatchEvent(new Event('error'));
  expect(asked()).toEqual([]);
  paint();
  expect(asked()).toEqual(ALL);
  expect(priorities()).toEqual(['high']);
  jest.runAllTimers();
  expect(asked()).toEqual(ALL);
});

test('a page that is read in parts asks once its first view is there and painted, and starts once it is read', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  pageWith('<header>Menu</header>');
  requestWhenPainted('[data-below-fold]');
  // However slowly it comes.
  jest.advanceTimersByTime(10_000);
  expect(asked()).toEqual([]);
  document.body.innerHTML += '<h1>Roofs</h1><p data-below-fold>More</p>';
  jest.advanceTimersByTime(100);
  expect(asked()).toEqual(REQUESTED);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(asked()).toEqual(ALL);
  state.mockRestore();
});

test('a picture that does not come holds them back a moment only', () => {
  pageWith('<img src="/a.jpg">');
  requestWhenPainted();
  jest.advanceTimersByTime(1_000);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(asked()).toEqual(ALL);
  expect(priorities()).toEqual(['low']);
});

test('styles of what may come later give way to the scripts', () => {
  pageWith('');
  requestWhenPainted();
  paint();
  expect([priorities(), prioritiesOf('[rel=stylesheet]')]).toEqual([['high'], ['low']]);
});

test('a page in the background, which is not painted, starts all the same', () => {
  pageWith('');
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  requestWhenPainted();
  jest.advanceTimersByTime(2_000);
  expect(asked()).toEqual(ALL);
  frames.mockRestore();
});

test.each(['pointerdown', 'keydown'])('a visitor’s %s hastens them, once its effect is painted', (sign) => {
  pageWith('<img src="/a.jpg">');
  requestWhenPainted();
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(asked()).toEqual([]);
  paint();
  expect(asked()).toEqual(ALL);
});
