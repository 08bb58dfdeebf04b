import type { PageState } from '@trust/shared/contract/pages/page-state';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { WORKER_PATH } from '../../../offline/offline-requests.rules.ts';
import { hasOfflineWorker, isReadOnly } from '../../../routes.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import type { ComposedPage, Composer, PageRequest } from '../compose-page.ts';
import { scriptOf } from '../page-assets.ts';

interface PageMode {
  /** The remote whose page has no shell; undefined for pages of the site. */
  readonly alone: ModuleName | undefined;
  readonly offlineReading: boolean;
}

/** What the page's scripts need to hydrate it. */
export function buildPageState(
  { configFile }: Pick<Composer, 'configFile'>,
  releases: ReleaseSet,
  { outlet, route }: ComposedPage,
  { language, url, path = isReadOnly(route) ? url.pathname + url.search : undefined, saver }: PageRequest,
  { alone, offlineReading }: PageMode,
): PageState {
  const loaded = releases.get(route.remote);
  return {
    language,
    configFile,
    saver,
    ...(path === undefined ? {} : { path }),
    ...(offlineReading && hasOfflineWorker(route) ? { worker: WORKER_PATH } : {}),
    remotes: alone === undefined ? listRemotes(releases) : {},
    outlet:
      outlet && loaded
        ? {
            module: route.remote,
            releaseId: loaded.release.id,
            queries: outlet.queries,
            failed: outlet.failed,
            ...(outlet.params ? { route: { screen: outlet.screen, params: outlet.params } } : {}),
            ...(alone && outlet.single ? { single: true } : {}),
          }
        : null,
  };
}

function listRemotes(releases: ReleaseSet): PageState['remotes'] {
  return Object.fromEntries(
    [...releases.values()]
      .filter(({ module }) => module !== 'shell')
      .flatMap((loaded) => {
        const entry = scriptOf(loaded, loaded.release.browser.entry);
        if (!entry) return [];
        const { href, integrity } = entry;
        return [[loaded.module, { releaseId: loaded.release.id, entry: href, integrity }]];
      }),
  );
}
