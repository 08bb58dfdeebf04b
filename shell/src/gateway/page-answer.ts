import { randomBytes } from 'node:crypto';
import type { Language } from '@trust/shared/contract/language';
import type { ModuleName } from '@trust/shared/contract/release';
import type { PageState } from '@trust/shared/contract/page-state';
import type { SiteRoute } from '../routes.ts';
import { composePage, type Composer } from './compose-page.ts';
import { federatedBuild, fileOf, pageAssets, standaloneBuild } from './page-assets.ts';
import { writeDocument } from './page-document.ts';
import { contentSecurityPolicy, PAGE_HEADERS } from './page-policy.ts';
import type { PinnedReleases } from './pinned-releases.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A payment page's query carries a donor's name and number, and its HTML shows them: nothing may keep that. */
function holdsWhatWasTyped(route: SiteRoute, url: URL): boolean {
  return route.group === 'payments' && url.search !== '';
}

/** Answers one page from one set of releases. `alone` is the remote that is served without the shell, if any. */
export async function answerPage(
  composer: Composer,
  releases: PinnedReleases,
  ask: { url: URL; route: SiteRoute; language: Language; forwardedFor: string },
  alone: ModuleName | undefined,
): Promise<PageAnswer> {
  const composed = await composePage(composer, releases, ask);
  if ('redirect' in composed) {
    return {
      status: composed.status,
      headers: { location: composed.redirect, 'cache-control': 'no-store' },
      body: '',
    };
  }
  const { language, url } = ask;
  const { config } = composer;
  const { area, parts, route, status } = composed;
  const starter = releases.get(alone ?? 'shell');
  const nonce = randomBytes(16).toString('base64');
  const own = releases.get(route.remote);
  const state: PageState = {
    language,
    config,
    remotes: Object.fromEntries(
      [...releases.values()]
        .filter(({ module }) => module !== 'shell')
        .map((pinned) => {
          const { href, integrity = '' } = fileOf(pinned, pinned.release.browser.entry);
          return [pinned.module, { release: pinned.release.id, entry: href, integrity }];
        }),
    ),
    area:
      area && own
        ? { module: route.remote, release: own.release.id, queries: area.queries, failed: area.failed }
        : null,
  };
  const body = writeDocument({
    language,
    url,
    config,
    nonce,
    head: area?.head ?? { title: config.trust.name[language] ?? config.trust.name.en, description: '' },
    assets: pageAssets(starter, parts, language, alone ? standaloneBuild : federatedBuild),
    frame: alone ? null : composed.frame,
    areaHtml: area?.html ?? (status === 404 ? composed.frame.notFound : composed.frame.waiting),
    state,
  });
  return {
    status,
    headers: {
      ...PAGE_HEADERS,
      ...(holdsWhatWasTyped(route, url) ? { 'cache-control': 'no-store' } : {}),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurityPolicy(route.group, nonce),
    },
    body,
  };
}
