import type { LanguageSource } from '@trust/shared/remote/host';
import { listenToPagesAhead } from '@trust/shared/contract/offline/pages-ahead.event';
import { savesData } from '@trust/shared/ui/saves-data';
import type { PagesAhead, PageVisit } from '../offline/offline-cache.ts';
import { subscribeToAddress } from './navigation/address-changes.ts';

/** By then what was under way as the worker took the page over has been loaded, in ms. */
const LOADED_AFTER_MS = 30_000;

/** The visitor stays on a page for so long, in ms, before a copy of it is stored: it is another load of the page. */
const REST_MS = 2_000;

/** Registers the worker of the offline cache after the page's load, and reports in-document navigation to it. */
export function registerOfflineWorker(worker: string, language: LanguageSource): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => {
    // Without the worker the site still works online.
    void registerWorker(worker, language).catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function registerWorker(worker: string, language: LanguageSource): Promise<void> {
  const { serviceWorker } = navigator;
  const hadController = serviceWorker.controller !== null;
  await serviceWorker.register(worker, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const post = (visit: PageVisit | PagesAhead) => active?.postMessage(visit);
  if (!hadController) reportLoaded(location.href, post);

  listenToPagesAhead((ahead) => {
    if (!savesData()) post({ ahead });
  });

  const currentPage = () => `${language.current()} ${location.pathname}${location.search}`;
  let reported = currentPage();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportPage = () => {
    clearTimeout(timer);
    timer = setTimeout(reportNow, REST_MS);
  };
  const reportNow = () => {
    if (reported === currentPage() || savesData()) return;
    reported = currentPage();
    post({ page: location.href });
  };
  subscribeToAddress(reportPage);
  language.subscribe(reportPage);
}

/** Reports the files that the page loads without the worker: until it takes the page over, and those under way then. */
function reportLoaded(page: string, post: (visit: PageVisit) => void): void {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries().filter((entry) => 'workerStart' in entry && entry.workerStart === 0);
    if (entries.length > 0) post({ page, loaded: entries.map(({ name }) => name) });
  });
  observer.observe({ type: 'resource', buffered: true });
  setTimeout(() => observer.disconnect(), LOADED_AFTER_MS);
}
