import { watchAddress } from '../navigation/address-changes.ts';
import { welcomeRegistered } from './registration.ts';

test('a notice stands on the home page alone, once it is there', async () => {
  watchAddress();
  history.replaceState(null, '', '/about');
  const shown: string[] = [];
  const show = () => {
    shown.push(`shown on ${location.pathname}`);
    return () => void shown.push(`removed on ${location.pathname}`);
  };
  welcomeRegistered(() => Promise.resolve(), show);
  window.dispatchEvent(new Event('auth:registered'));
  await Promise.resolve();
  // The dialog leaves its history entry.
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown).toEqual([]);
  history.pushState(null, '', '/');
  history.replaceState(null, '', '/?lang=en');
  history.pushState(null, '', '/projects');
  history.pushState(null, '', '/');
  expect(shown).toEqual(['shown on /', 'removed on /projects']);
});
