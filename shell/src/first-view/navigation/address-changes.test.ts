import { subscribeToAddress, watchAddress } from './address-changes.ts';

test('every change of the address is noticed, until nobody listens', () => {
  watchAddress();
  const seen: string[] = [];
  const stop = subscribeToAddress(() => seen.push(location.pathname + location.hash));
  history.pushState(null, '', '/one');
  history.replaceState(null, '', '/two');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(seen).toEqual(['/one', '/two', '/two']);
  stop();
  history.pushState(null, '', '/three');
  expect(seen).toHaveLength(3);
});
