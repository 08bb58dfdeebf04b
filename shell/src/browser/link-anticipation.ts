import { savesData } from '@trust/shared/ui/saves-data';
import { routeOf } from '../routes.ts';
import { staysInDocument } from './navigation.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Loads another remote's code when the visitor is about to press a link to it, unless they save data. */
export function anticipateLinks(loader: RemoteLoader): void {
  const anticipate = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || savesData()) return;
    const { remote, loadBudgetMs } = routeOf(link.pathname);
    if (remote === routeOf(location.pathname).remote || !staysInDocument(location.pathname, link.pathname))
      return;
    // A failure is told when the link is pressed, not before.
    loader.load(remote, loadBudgetMs).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(sign, anticipate, { passive: true });
  }
}
