import { createRouterWindow } from './router-window.ts';

/** What single-spa sends after each pushState. */
function echo(state: unknown): Event {
  return Object.assign(new PopStateEvent('popstate', { state }), { singleSpa: true });
}

test('a router hears no echo of its own navigation, but hears Back', () => {
  const standIn = createRouterWindow(window);
  const heard: unknown[] = [];
  const listen = (event: PopStateEvent) => heard.push(event.state);
  standIn.addEventListener('popstate', listen);

  standIn.history.pushState({ key: 'mine' }, '', '/there');
  window.dispatchEvent(echo({ key: 'mine' }));
  expect(location.pathname).toBe('/there');
  expect(heard).toEqual([]);

  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'before' } }));
  expect(heard).toEqual([{ key: 'before' }]);

  standIn.removeEventListener('popstate', listen);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'later' } }));
  expect(heard).toHaveLength(1);
});

test('a router hears of a navigation that somebody else made', () => {
  const standIn = createRouterWindow(window);
  const heard: unknown[] = [];
  const listen = (event: PopStateEvent) => heard.push(event.state);
  standIn.addEventListener('popstate', listen);
  standIn.history.replaceState({ key: 'mine' }, '', '/here');
  window.dispatchEvent(echo({ key: 'of the shell' }));
  expect(heard).toEqual([{ key: 'of the shell' }]);
  standIn.removeEventListener('popstate', listen);
});
