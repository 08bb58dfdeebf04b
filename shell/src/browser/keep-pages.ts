import type { LanguageSource } from '@trust/shared/remote/host';
import { savesData } from '@trust/shared/ui/saves-data';
import type { PageNews } from '../offline/page-keeper.ts';

/** Starts the worker that keeps pages, once the page has all it needs, and tells it of pages it cannot see. */
export function keepPages(worker: string, language: LanguageSource): void {
  if (!('serviceWorker' in navigator)) return;
  const begin = () => {
    // Without it the site works as well, save offline.
    void register(worker, language).catch(() => undefined);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(worker: string, language: LanguageSource): Promise<void> {
  const { serviceWorker } = navigator;
  const saw = serviceWorker.controller !== null;
  await serviceWorker.register(worker, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const tell = (news: PageNews) => active?.postMessage(news);
  if (!saw) {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    tell({ page: location.href, loaded });
  }

  const now = () => `${language.current()} ${location.pathname}${location.search}`;
  let told = now();
  const moved = () => {
    if (told === now() || savesData()) return;
    told = now();
    tell({ page: location.href });
  };
  window.addEventListener('single-spa:routing-event', moved);
  language.subscribe(moved);
}
