import { subscribeToAddress } from '../navigation/address-changes.ts';

/**
 * Goes to the home page after a registration, which mf-auth tells, and shows a notice while that page is shown. `show` returns
 * what removes the notice. A visitor who goes elsewhere instead sees none.
 */
export function welcomeRegistered(navigate: (href: string) => Promise<void>, show: () => () => void): void {
  window.addEventListener('auth:registered', () => {
    const from = location.pathname;
    let remove: (() => void) | undefined;
    const follow = () => {
      const { pathname } = location;
      if (pathname === '/') remove ??= show();
      else if (remove || pathname !== from) {
        remove?.();
        unsubscribe();
      }
    };
    const unsubscribe = subscribeToAddress(follow);
    void navigate('/').then(follow);
  });
}
