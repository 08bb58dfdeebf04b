import { requestScripts, type LateScript } from './late-scripts.ts';
import type { LateStyle } from './late-styles.ts';

const SCRIPTS: LateScript[] = [
  ['/shell.js', 'sha256-a'],
  ['/screen.js', 'sha256-b'],
];

const STYLES: LateStyle[] = [['/late.css', 'late.css']];

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
    ['src', 'href', 'rel', 'integrity'].flatMap((name) => element.getAttribute(name) ?? []).join(' '),
  );
const prioritiesOf = (selector: string) => [
  ...new Set(
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('fetchpriority')),
  ),
];
const priorities = () => prioritiesOf('script, [rel=preload]');
const ALL = ['/shell.js sha256-a', '/screen.js preload sha256-b', '/late.css stylesheet'];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page without pictures asks for its scripts once it is painted', () => {
  pageWith('<h1>Roofs</h1><img loading="lazy" src="/late.jpg">');
  requestScripts(SCRIPTS, STYLES);
  expect(asked()).toEqual([]);
  paint();
  expect(asked()).toEqual(ALL);
});

test('styles of what may come later give way to the scripts', () => {
  pageWith('');
  requestScripts(SCRIPTS, STYLES);
  paint();
  expect([priorities(), prioritiesOf('[rel=stylesheet]')]).toEqual([['high'], ['low']]);
});

test('what the scripts read is asked for as they will ask for it', () => {
  pageWith('');
  requestScripts([['/shell.js', 'sha256-a'], ['/site/config-1.json']], []);
  paint();
  const link = document.head.querySelector('[href="/site/config-1.json"]');
  expect([link?.getAttribute('rel'), link?.getAttribute('as'), link?.getAttribute('crossorigin')]).toEqual([
    'preload',
    'fetch',
    '',
  ]);
});

test('scripts wait for the first pictures, here or failed, and are asked for once', () => {
  const [one, other] = pageWith('<img src="/a.jpg"><img src="/b.jpg">');
  requestScripts(SCRIPTS, STYLES);
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

test.each(['pointerdown', 'keydown'])('a visitor’s %s hastens them', (sign) => {
  pageWith('<img src="/a.jpg">');
  requestScripts(SCRIPTS, STYLES);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(asked()).toEqual(ALL);
});

test('a picture that does not come holds them back a moment only', () => {
  pageWith('<img src="/a.jpg">');
  requestScripts(SCRIPTS, STYLES);
  jest.advanceTimersByTime(1_000);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(asked()).toEqual(ALL);
  expect(priorities()).toEqual(['low']);
});
