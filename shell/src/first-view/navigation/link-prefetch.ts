import { savesData } from '@trust/shared/ui/saves-data';
import { routeOf, type SiteRoute } from '../../routes.ts';
import { staysInDocument } from './navigation.ts';

/** Calls `prefetch` when the visitor is about to follow a link to another remote's page, unless they save data. */
export function prefetchLinkedRemotes(prefetch: (route: SiteRoute) => Promise<unknown>): void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || savesData()) return;
    const route = routeOf(link.pathname);
    if (
      route.remote === routeOf(location.pathname).remote ||
      !staysInDocument(location.pathname, link.pathname)
    )
      return;
    // A failure is shown when the link is followed, not before.
    prefetch(route).catch(() => undefined);
  };
  for (const eventName of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(eventName, handleIntent, { passive: true });
  }
}
