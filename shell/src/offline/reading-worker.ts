import tokens from '@trust/shared/ui/tokens.css';
import * as z from 'zod/mini';
import { wait } from '@trust/shared/http/wait';
import { LANGUAGE_COOKIE } from '@trust/shared/i18n/language-cookie';
import pageStyles from './page/offline-page.css';
import { CACHE_NAMES, createOfflineCache } from './offline-cache.ts';
import { TrustContact } from './page/trust-contact.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const PageVisitMessage = z.object({ page: z.url(), loaded: z.optional(z.array(z.string())) });
const PagesAheadMessage = z.object({ ahead: z.array(z.string()) });

const cache = createOfflineCache({
  origin: self.location.origin,
  caches: self.caches,
  styles: `${tokens}${pageStyles}`,
  // Without it the offline page names no accounts, and works all the same.
  contact: TrustContact.safeParse(self.trustContact).data,
  fetch: (request, options) => fetch(request, options),
  chosenLanguage: async () => (await self.cookieStore?.get(LANGUAGE_COOKIE))?.value,
  preferredLanguages: self.navigator.languages,
  now: () => Date.now(),
  wait,
});

// Without waiting for open pages: all workers share the caches, and files of releases never change.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(activateWorker()));
self.addEventListener('fetch', (event) => {
  const response = cache.respond(event.request, (work) => event.waitUntil(work));
  if (response) event.respondWith(response);
});
self.addEventListener('message', (event) => {
  const visit = PageVisitMessage.safeParse(event.data);
  if (visit.success) event.waitUntil(cache.storeVisit(visit.data));
  const pages = PagesAheadMessage.safeParse(event.data);
  if (pages.success) event.waitUntil(cache.storeAhead(pages.data));
});

async function activateWorker(): Promise<void> {
  const current: readonly string[] = Object.values(CACHE_NAMES);
  const outdated = (await self.caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(outdated.map((name) => self.caches.delete(name)));
  await self.clients.claim();
}
