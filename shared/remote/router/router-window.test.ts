import { browserHistory } from '../first-view/history/browser-history.ts';
import type { PageHistory } from '../first-view/history/page-history.ts';
import { createRouterWindow } from './router-window.ts';

/** The event that single-spa dispatches after each pushState. */
function echo(state: unknown): Event {
  return Object.assign(new PopStateEvent('popstate', { state }), { singleSpa: true });
}

test('a router hears no echo of its own navigation, but hears Back', () => {
  const routerWindow = createRouterWindow(window, browserHistory);
  const states: unknown[] = [];
  const listen = (event: PopStateEvent) => states.push(event.state);
  routerWindow.addEventListener('popstate', listen);

  routerWindow.history.pushState({ key: 'mine' }, '', '/there');
  window.dispatchEvent(echo({ key: 'mine' }));
  expect(location.pathname).toBe('/there');
  expect(states).toEqual([]);

  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'before' } }));
  expect(states).toEqual([{ key: 'before' }]);

  routerWindow.removeEventListener('popstate', listen);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'later' } }));
  expect(states).toHaveLength(1);
});

test('a router writes the history that the page’s host gives it', () => {
  const written: unknown[] = [];
  const write: PageHistory['push'] = (...entry) => written.push(entry);
  const { history: ofRouter } = createRouterWindow(window, {
    ...browserHistory,
    push: write,
    replace: write,
  });
  const { href } = location;
  ofRouter.pushState({ key: 'next' }, '', '/next');
  ofRouter.replaceState({ key: 'next' }, '', '/last');
  expect(written).toEqual([
    [{ key: 'next' }, '', '/next'],
    [{ key: 'next' }, '', '/last'],
  ]);
  expect(location.href).toBe(href);
});

test('a router hears of a navigation that somebody else made', () => {
  const routerWindow = createRouterWindow(window, browserHistory);
  const states: unknown[] = [];
  const listen = (event: PopStateEvent) => states.push(event.state);
  routerWindow.addEventListener('popstate', listen);
  routerWindow.history.replaceState({ key: 'mine' }, '', '/here');
  window.dispatchEvent(echo({ key: 'of the shell' }));
  expect(states).toEqual([{ key: 'of the shell' }]);
  routerWindow.removeEventListener('popstate', listen);
});
