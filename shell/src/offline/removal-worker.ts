import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

// Replaces the worker of the offline cache, deletes all caches and then unregisters itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  await Promise.all((await self.caches.keys()).map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
