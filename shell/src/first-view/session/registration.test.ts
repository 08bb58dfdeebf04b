import { watchAddress } from '../navigation/address-changes.ts';
import { welcomeRegistered } from './registration.ts';

test('a notice stands on the home page alone, once it is there, or on the page on which the visitor had typed something', async () => {
  watchAddress();
  history.replaceState(null, '', '/about');
  const shown: string[] = [];
  const show = () => {
    shown.push(`shown on ${location.pathname}`);
    return () => void shown.push(`removed on ${location.pathname}`);
  };
  let hasTyped = false;
  const navigate = jest.fn(() => Promise.resolve());
  const { onDialog } = welcomeRegistered(() => hasTyped, navigate, show);
  onDialog();
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

  // Who has typed something on the page stays there.
  history.pushState(null, '', '/contact');
  shown.length = 0;
  hasTyped = true;
  onDialog();
  window.dispatchEvent(new Event('auth:registered'));
  expect(navigate).toHaveBeenCalledTimes(1);
  history.pushState(null, '', '/projects');
  expect(shown).toEqual(['shown on /contact', 'removed on /projects']);
});
