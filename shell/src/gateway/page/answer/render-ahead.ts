import { fundPath } from '@trust/shared/contract/donations/funds';
import { DEFAULT_LANGUAGE, otherLanguages, type Language } from '@trust/shared/contract/languages';
import { ACCOUNT_PATH, APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import { REMOTES, type RemoteName } from '@trust/shared/contract/pages/remotes';
import { withTimeout } from '@trust/shared/http/timeout';
import { FALLBACK_ROUTE, routeOf } from '../../../routes.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import type { Composer } from '../compose-page.ts';
import { answerPage, type ServingMode } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';

/** The page of each remote that is rendered before its release is used: one that many visitors open first. */
const PAGES: Readonly<Record<RemoteName, string>> = {
  'mf-content': '/',
  'mf-donations': fundPath('home'),
  'mf-applications': APPLICATION_PATH,
  'mf-auth': ACCOUNT_PATH,
};

/** How long releases wait for it before they are used, in ms. What takes longer is rendered meanwhile. */
const WAIT_MS = 400;

/** Renders a page of each module that has another release now, so that no visitor waits for its code to be loaded. */
export type RenderAhead = (releases: ReleaseSet, changed: readonly ModuleName[]) => Promise<void>;

export function createRenderAhead(composer: Composer, mode: ServingMode, pageCache: PageCache): RenderAhead {
  const { siteUrl } = composer.config;

  async function renderPage(releases: ReleaseSet, path: string, language: Language): Promise<void> {
    const url = new URL(path, siteUrl);
    const request = { url, route: routeOf(path), language, saver: false, forwardedFor: () => '127.0.0.1' };
    try {
      const answer = await pageCache(request, releases, (page) => answerPage(composer, releases, page, mode));
      await answer.compressed?.for('br');
    } catch (error) {
      composer.reportError(error, `${path}, which was rendered ahead`);
    }
  }

  return async (releases, changed) => {
    const remotes = REMOTES.filter(
      (remote) => changed.includes(remote) || (remote === FALLBACK_ROUTE.remote && changed.includes('shell')),
    );
    const paths = remotes.filter((remote) => releases.has(remote)).map((remote) => PAGES[remote]);
    const renderAll = (language: Language) =>
      Promise.all(paths.map((path) => renderPage(releases, path, language)));
    const first = renderAll(DEFAULT_LANGUAGE);
    const rest = first.then(() => Promise.all(otherLanguages(DEFAULT_LANGUAGE).map(renderAll)));
    rest.catch(() => undefined);
    await withTimeout(first, WAIT_MS, () => new Error('Rendered meanwhile.')).catch(() => undefined);
  };
}
