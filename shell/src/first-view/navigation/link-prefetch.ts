import type { RemoteHost } from '@trust/shared/remote/host';
import { savesData } from '@trust/shared/ui/saves-data';
import { routeOf } from '../../routes.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { watchLinkIntent } from './link-intent.ts';
import { needsDocumentLoad } from './navigation.ts';
import { PREFETCH_ATTRIBUTE } from './prefetch-attribute.ts';

export interface LinkPrefetchOptions {
  readonly loader: RemoteLoader;
  readonly host: RemoteHost;
  loadSingleSpa(): Promise<unknown>;
}

/** Loads what a link leads to when its press is likely, unless the visitor saves data: as a document, or what its page needs here. */
export function prefetchLinks({ loader, host, loadSingleSpa }: LinkPrefetchOptions): void {
  let marked: Element | undefined;
  const prefetchDocument = (link: Element) => {
    marked?.removeAttribute(PREFETCH_ATTRIBUTE);
    marked = link;
    link.setAttribute(PREFETCH_ATTRIBUTE, '');
  };
  const prefetch = async (link: HTMLAnchorElement, isPressed: boolean, swiped: AbortSignal) => {
    const { remote, loadBudgetMs } = routeOf(link.pathname);
    const isOwn = remote === routeOf(location.pathname).remote;
    if (!isOwn && !loader.isLoaded(remote)) {
      // Too late: the document is asked for by now.
      if (isPressed) return;
      loader.useFederation();
      await Promise.all([loadSingleSpa(), loader.load(remote, loadBudgetMs)]);
    }
    const module = await loader.load(remote, loadBudgetMs);
    if (module.prefetch?.(link.href, host, swiped) === false) prefetchDocument(link);
  };
  watchLinkIntent((link, isPressed, swiped) => {
    if (savesData() || isThisPage(link)) return;
    if (needsDocumentLoad(new URL(link.href), location, false)) prefetchDocument(link);
    // A failure is shown when the link is followed, not before.
    else prefetch(link, isPressed, swiped).catch(() => undefined);
  });
}

function isThisPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}
