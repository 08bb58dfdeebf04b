import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// Takes the place of the worker that keeps pages, forgets all that was kept, and then is gone itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all((await self.caches.keys()).map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
