import { watchAddress } from './navigation/address-changes.ts';
import { layOutBelowFold } from './below-fold-layout.ts';

let whenIdle: (() => void)[] = [];
/** The browser is idle once, and again after a pause. */
const rest = () => {
  whenIdle.splice(0).forEach((callback) => callback());
  jest.runAllTimers();
};
const left = () => document.querySelectorAll('[data-first-view] [data-below-fold]').length;

beforeAll(watchAddress);
beforeEach(() => {
  jest.useFakeTimers();
  whenIdle = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => whenIdle.push(callback) });
  history.replaceState(null, '', '/projects');
  document.documentElement.setAttribute('data-first-view', '');
  document.body.innerHTML = '<p data-below-fold>a</p><p>b</p><p data-below-fold>c</p>';
});
afterEach(() => {
  jest.useRealTimers();
});

test('what is below the fold is laid out one by one, whenever the browser is idle', () => {
  layOutBelowFold();
  const steps = [left()];
  while (whenIdle.length > 0) {
    rest();
    steps.push(left());
  }
  expect(steps).toEqual([2, 1, 0, 0]);
  expect(document.documentElement.dataset['firstView']).toBeUndefined();
});

test('all of it is laid out before another page is shown, and the page that follows leaves nothing out', () => {
  layOutBelowFold();
  history.replaceState({ key: 'a' }, '', '/projects#result');
  expect(left()).toBe(2);
  history.pushState(null, '', '/projects?page=2');
  expect(left()).toBe(0);
  rest();
  expect(document.querySelectorAll('[data-below-fold]')).toHaveLength(2);
});

test('a browser without idle callbacks lays all of it out at once', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  layOutBelowFold();
  expect(left()).toBe(0);
});
