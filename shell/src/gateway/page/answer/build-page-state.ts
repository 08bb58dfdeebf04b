import type { PageState } from '@trust/shared/contract/pages/page-state';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { WORKER_PATH } from '../../../offline/offline-requests.rules.ts';
import { hasOfflineWorker, isReadOnly } from '../../../routes.ts';
import type { PinnedReleases } from '../../releases/pinned-releases.ts';
import type { ComposedPage, Composer, PageRequest } from '../compose-page.ts';
import { scriptOf } from '../page-assets.ts';

interface PageMode {
  /** The remote whose page has no shell; undefined for pages of the site. */
  readonly alone: ModuleName | undefined;
  readonly offlineReading: boolean;
}

/** What the page's scripts need to hydrate it. */
export function buildPageState(
  { config, configFile }: Pick<Composer, 'config' | 'configFile'>,
  releases: PinnedReleases,
  { outlet, route }: ComposedPage,
  { language, url, path = isReadOnly(route) ? url.pathname + url.search : undefined, saver }: PageRequest,
  { alone, offlineReading }: PageMode,
): PageState {
  const pinned = releases.get(route.remote);
  return {
    language,
    ...(releases.get(alone ?? 'shell')?.release.readsConfigFile
      ? { configFile }
      : { config: route.group === 'relief' ? config : withoutRelief(config) }),
    saver,
    ...(path === undefined ? {} : { path }),
    ...(offlineReading && hasOfflineWorker(route) ? { worker: WORKER_PATH } : {}),
    remotes: alone === undefined ? listRemotes(releases) : {},
    outlet:
      outlet && pinned
        ? {
            module: route.remote,
            release: pinned.release.id,
            queries: outlet.queries,
            failed: outlet.failed,
            ...(outlet.params ? { route: { screen: outlet.screen, params: outlet.params } } : {}),
            ...(alone && outlet.single ? { single: true } : {}),
          }
        : null,
  };
}

function listRemotes(releases: PinnedReleases): PageState['remotes'] {
  return Object.fromEntries(
    [...releases.values()]
      .filter(({ module }) => module !== 'shell')
      .flatMap((pinned) => {
        const entry = scriptOf(pinned, pinned.release.browser.entry);
        if (!entry) return [];
        const { href, integrity } = entry;
        return [[pinned.module, { release: pinned.release.id, entry: href, integrity }]];
      }),
  );
}

/** The configuration within pages that frame no relief form, which are lighter without the forms' addresses. */
function withoutRelief({ relief: _relief, ...config }: PublicConfig): PublicConfig {
  return config;
}
