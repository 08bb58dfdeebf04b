import { newKey } from '@trust/shared/remote/history-key';
import { KEPT_NOTE_ID } from '../offline/offline-pages.ts';
import { isOnlyRead, routeOf } from '../routes.ts';

/** What a click on a link of this site asks for, or undefined where the browser itself should answer it. */
export function addressToTake(event: MouseEvent, here: Location): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const address = new URL(link.href);
  if (address.origin !== here.origin || !staysInDocument(here.pathname, address.pathname)) return undefined;
  // Files of the api, and jumps within the page, are the browser's.
  if (/^\/(api|content|media|releases)\//.test(address.pathname)) return undefined;
  if (address.hash && address.pathname === here.pathname && address.search === here.search) return undefined;
  return address;
}

/**
 * Whether a page that is only read is the browser's to load, as a document: for whoever saves data, and offline, where
 * the worker has it if it was read before.
 */
export function leavesToBrowser({ pathname }: URL, saver: boolean): boolean {
  if (!isOnlyRead(routeOf(pathname))) return false;
  return saver || document.getElementById(KEPT_NOTE_ID) !== null || isOfflineWithWorker();
}

function isOfflineWithWorker(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Whether two pages share a document: a content security policy belongs to the document that it came with. */
export function staysInDocument(from: string, to: string): boolean {
  return routeOf(from).group === routeOf(to).group;
}

/** Goes to another page of the site in this document. The key tells history entries apart, for scroll and routers. */
export function pushAddress(href: string): void {
  history.pushState({ key: newKey(), usr: null }, '', href);
}
