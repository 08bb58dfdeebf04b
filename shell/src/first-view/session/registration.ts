import { subscribeToAddress } from '../navigation/address-changes.ts';

/**
 * Goes to the home page after a registration, which mf-auth tells, and shows a notice while that page is shown. `show` returns
 * what removes the notice. A visitor who goes elsewhere instead sees none. Who had typed something on the page when the login dialog
 * opened, of which `onDialog` tells, stays there.
 */
export function welcomeRegistered(
  hasTyped: () => boolean,
  navigate: (href: string) => Promise<void>,
  show: () => () => void,
): { onDialog(): void } {
  let stays = false;
  window.addEventListener('auth:registered', () => {
    const from = location.pathname;
    const to = stays ? from : '/';
    let remove: (() => void) | undefined;
    const follow = () => {
      const { pathname } = location;
      if (pathname === to) remove ??= show();
      else if (remove || pathname !== from) {
        remove?.();
        unsubscribe();
      }
    };
    const unsubscribe = subscribeToAddress(follow);
    if (stays) follow();
    else void navigate(to).then(follow);
  });
  return {
    onDialog() {
      stays = hasTyped();
    },
  };
}
