import tokens from '@trust/shared/ui/tokens.css';
import * as z from 'zod/mini';
import { LANGUAGE_COOKIE } from '@trust/shared/remote/language-source';
import look from './offline-page.css';
import { CACHES, createPageKeeper } from './page-keeper.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

const News = z.object({ page: z.url(), loaded: z.optional(z.array(z.string())) });

const keeper = createPageKeeper({
  origin: self.location.origin,
  caches: self.caches,
  styles: `${tokens}${look}`,
  fetch: (request, options) => fetch(request, options),
  chosenLanguage: async () => (await self.cookieStore?.get(LANGUAGE_COOKIE))?.value,
  now: () => Date.now(),
});

// At once: every worker reads the same caches, and files of releases never change, so open pages lose nothing.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  const news = News.safeParse(event.data);
  if (news.success) event.waitUntil(keeper.hear(news.data));
});

async function takeOver(): Promise<void> {
  const current: readonly string[] = Object.values(CACHES);
  const outdated = (await self.caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(outdated.map((name) => self.caches.delete(name)));
  await self.clients.claim();
}
