import { OFFLINE_NOTE_ID } from '../../offline/page/offline-note.ts';
import { isReadOnly, routeOf } from '../../routes.ts';

/** The address of a clicked link to another page of the site; undefined where the click is the browser's own matter. */
export function addressOfClickedLink(event: MouseEvent, here: Location): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  // A link to the page itself loads it again.
  if (link.getAttribute('href') === '') return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const address = new URL(link.href);
  if (address.origin !== here.origin) return undefined;
  // The browser handles files of the api and jumps within the page.
  if (/^\/(api|content|media|releases)\//.test(address.pathname)) return undefined;
  if (address.hash && address.pathname === here.pathname && address.search === here.search) return undefined;
  return address;
}

/**
 * Whether the browser must load a page as a document: one with another policy, and a read-only one for whoever saves
 * data, and offline, where the worker has the pages that were read.
 */
export function needsDocumentLoad(
  { pathname }: URL,
  here: Pick<Location, 'pathname'>,
  saver: boolean,
): boolean {
  if (!staysInDocument(here.pathname, pathname)) return true;
  if (!isReadOnly(routeOf(pathname))) return false;
  return saver || document.getElementById(OFFLINE_NOTE_ID) !== null || isOfflineWithWorker();
}

function isOfflineWithWorker(): boolean {
  return !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Whether two pages share a document: a content security policy belongs to the document that it came with. */
export function staysInDocument(from: string, to: string): boolean {
  return routeOf(from).group === routeOf(to).group;
}
