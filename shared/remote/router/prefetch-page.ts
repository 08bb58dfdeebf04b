import { findRoute, type PreparationHost } from '../first-view/page-preparation.ts';
import { loadRouter, loadRuntime, type RemoteMemory } from '../first-view/remote-memory.ts';

/** Loads what a page of the remote needs before its link is pressed: what differs from visitor to visitor is left for then. */
export async function prefetchPage(
  memory: RemoteMemory,
  href: string,
  host: PreparationHost,
  signal: AbortSignal,
): Promise<void> {
  const url = new URL(href, location.href);
  const [runtime, { screen, params }] = await Promise.all([
    loadRuntime(memory, host),
    findRoute(memory.remote, url),
    loadRouter(memory),
  ]);
  await (url.search === '' && host.publicReleaseId?.(memory.remote.name) !== undefined
    ? runtime.loadData(screen, params, url, { signal })
    : runtime.loadScreen(screen));
}
