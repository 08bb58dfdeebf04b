import { markFirstView } from './first-view.ts';

class NavigationTiming {
  constructor(readonly type: string) {}
}

function open(type: string, { hash = '', anchorsScroll = true } = {}): void {
  document.documentElement.removeAttribute('data-first-view');
  history.replaceState(null, '', `/projects${hash}`);
  Object.assign(window, {
    PerformanceNavigationTiming: NavigationTiming,
    CSS: { supports: () => anchorsScroll },
  });
  Object.assign(performance, { getEntriesByType: () => [new NavigationTiming(type)] });
  markFirstView('data-first-view');
}

test('a page that is opened may leave out what is below the fold', () => {
  open('navigate');
  expect(document.documentElement.dataset['firstView']).toBe('');
});

test.each([
  ['reloaded', 'reload', {}],
  ['gone back to', 'back_forward', {}],
  ['opened at a part', 'navigate', { hash: '#result' }],
  ['opened where growing parts move what is in view', 'navigate', { anchorsScroll: false }],
])('a page that is %s is laid out whole', (_how, type, options) => {
  open(type, options);
  expect(document.documentElement.dataset['firstView']).toBeUndefined();
});
