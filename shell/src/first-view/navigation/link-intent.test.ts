import { fireEvent } from '@testing-library/dom';
import { watchLinkIntent } from './link-intent.ts';

const seen: string[] = [];
const signals: AbortSignal[] = [];
watchLinkIntent((link, isPressed, swiped) => {
  seen.push(`${link.pathname}${isPressed ? ' pressed' : ''}`);
  signals.push(swiped);
});

const link = (name: string) => document.querySelector(`[href$="/${name}"]`) as HTMLAnchorElement;
/** jsdom has no PointerEvent of its own: the members are set as a browser does. */
const point = (type: string, element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new Event(type, { bubbles: true }), { pointerType }));
const touch = (type: string, element: Element) => point(type, element, 'touch');

beforeEach(() => {
  jest.useFakeTimers();
  seen.length = signals.length = 0;
  document.body.innerHTML =
    '<a href="/a"><b>A</b></a><a href="/b">B</a><a href="https://other.example/c">C</a><p>text</p>';
});
afterEach(() => jest.useRealTimers());

test('a pointer that rests on a link is an intent; one that passes over it is none', () => {
  point('pointerover', link('a'));
  jest.advanceTimersByTime(79);
  point('pointerover', link('b'));
  point('pointerover', document.querySelector('p')!);
  jest.advanceTimersByTime(1000);
  expect(seen).toEqual([]);
  point('pointerover', link('a'));
  point('pointerover', link('a').firstElementChild!);
  jest.advanceTimersByTime(80);
  expect(seen).toEqual(['/a']);
});

test('a finger that rests is an intent, and so is one that lifts', () => {
  touch('pointerdown', link('a'));
  jest.advanceTimersByTime(80);
  expect(seen).toEqual(['/a']);
  touch('pointerdown', link('b'));
  jest.advanceTimersByTime(30);
  touch('pointerup', link('b'));
  jest.advanceTimersByTime(1000);
  expect(seen).toEqual(['/a', '/b pressed']);
});

test('a swipe is none, and ends what a resting finger began', () => {
  touch('pointerdown', link('a'));
  jest.advanceTimersByTime(20);
  touch('pointercancel', link('a'));
  jest.advanceTimersByTime(1000);
  expect(seen).toEqual([]);
  touch('pointerdown', link('a'));
  jest.advanceTimersByTime(80);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  touch('pointercancel', link('a'));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a finger that passes over links points at none', () => {
  touch('pointerover', link('a'));
  touch('pointerup', link('b'));
  jest.advanceTimersByTime(1000);
  expect(seen).toEqual([]);
});

test('links of other sites are none', () => {
  point('pointerover', link('c'));
  jest.advanceTimersByTime(1000);
  expect(seen).toEqual([]);
});

test('the focus of a keyboard is an intent at once, that of a press is none', () => {
  jest.spyOn(Element.prototype, 'matches').mockReturnValueOnce(false).mockReturnValueOnce(true);
  fireEvent.focusIn(link('a'));
  expect(seen).toEqual([]);
  fireEvent.focusIn(link('a'));
  expect(seen).toEqual(['/a']);
});
