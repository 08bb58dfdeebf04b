import { subscribeToAddress } from '../navigation/address-changes.ts';

/** Shows the home page with a notice after a registration, which mf-auth tells; `show` returns what removes the notice. */
export function welcomeRegistered(navigate: (href: string) => Promise<void>, show: () => () => void): void {
  window.addEventListener('auth:registered', () => {
    void navigate('/').then(() => {
      const remove = show();
      const unsubscribe = subscribeToAddress(() => {
        if (location.pathname === '/') return;
        remove();
        unsubscribe();
      });
    });
  });
}
