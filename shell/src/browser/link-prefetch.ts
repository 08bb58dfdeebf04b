import { savesData } from '@trust/shared/ui/saves-data';
import { routeOf } from '../routes.ts';
import { staysInDocument } from './navigation.ts';
import type { RemoteLoader } from './federation/remote-loader.ts';

/** Loads another remote's code when the visitor is about to follow a link to it, unless they save data. */
export function prefetchLinkedRemotes(loader: RemoteLoader): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || savesData()) return;
    const { remote, loadBudgetMs } = routeOf(link.pathname);
    if (remote === routeOf(location.pathname).remote || !staysInDocument(location.pathname, link.pathname))
      return;
    // A failure is shown when the link is followed, not before.
    loader.load(remote, loadBudgetMs).catch(() => undefined);
  };
  for (const eventName of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(eventName, prefetch, { passive: true });
  }
}
