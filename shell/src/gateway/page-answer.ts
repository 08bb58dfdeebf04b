import { randomBytes } from 'node:crypto';
import type { PageState } from '@trust/shared/contract/page-state';
import { isAlone, isOnlyRead, type SiteRoute } from '../routes.ts';
import { KEEP_HEADER, KEEP_VALUE, mayBeKept, WORKER_PATH } from '../offline/kept-requests.rules.ts';
import { composePage, type Composer, type PageAsk } from './compose-page.ts';
import { withoutFonts, withoutScripts } from './data-saver.rules.ts';
import { keepsPages, type GatewayConfig } from './gateway-config.ts';
import { federatedBuild, fileOf, pageAssets, standaloneBuild, type PageAssets } from './page-assets.ts';
import { writeDocument } from './page-document.ts';
import { contentSecurityPolicy, PAGE_HEADERS } from './page-policy.ts';
import type { PinnedReleases } from './pinned-releases.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The one by which its scripts and styles run. */
  readonly nonce: string;
  /** It shows nothing of one visitor, and all of what it should. */
  readonly everybodys: boolean;
}

/** The same page for another visitor. A nonce that was not known while the page was made cannot stand in it by chance. */
export function withFreshNonce(answer: PageAnswer): PageAnswer {
  const nonce = createNonce();
  const renew = (text: string) => text.replaceAll(answer.nonce, nonce);
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, renew(value)] as const),
  );
  return { ...answer, nonce, headers, body: renew(answer.body) };
}

function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** A payment page's query carries a donor's name and number, and its HTML shows them: nothing may keep that. */
function holdsWhatWasTyped(route: SiteRoute, url: URL): boolean {
  return (route.group === 'payments' || isAlone(route)) && url.search !== '';
}

/** Which remote is served without the shell, if any, and whether browsers may keep pages to read offline. */
export type Serving = Pick<GatewayConfig, 'alone' | 'offlineReading'>;

/** Answers one page from one set of releases. */
export async function answerPage(
  composer: Composer,
  releases: PinnedReleases,
  ask: PageAsk,
  serving: Serving,
): Promise<PageAnswer> {
  let whole = true;
  const report: Composer['report'] = (error, what) => {
    whole = false;
    composer.report(error, what);
  };
  const composed = await composePage({ ...composer, report }, releases, ask);
  const nonce = createNonce();
  if ('redirect' in composed) {
    return {
      status: composed.status,
      headers: { location: composed.redirect, 'cache-control': 'no-store' },
      body: '',
      nonce,
      everybodys: false,
    };
  }
  const { language, url, saver } = ask;
  const { config } = composer;
  const { area, parts, route, status } = composed;
  const alone = serving.alone ?? (isAlone(route) ? route.remote : undefined);
  const starter = releases.get(alone ?? 'shell');
  const own = releases.get(route.remote);
  const read = area !== undefined && !area.failed;
  // What the server could not draw is left to the browser, and a failed page has a button to press.
  const scripts = !(saver && read && isOnlyRead(route));
  const keeps = keepsPages(serving);
  const everybodys = whole && read && !area.incomplete && !ask.posted && status === 200 && mayBeKept(url);
  const state: PageState = {
    language,
    config,
    saver,
    ...(keeps && route.group === 'site' ? { worker: WORKER_PATH } : {}),
    remotes: Object.fromEntries(
      [...releases.values()]
        .filter(({ module }) => module !== 'shell' && alone === undefined)
        .map((pinned) => {
          const { href, integrity = '' } = fileOf(pinned, pinned.release.browser.entry);
          return [pinned.module, { release: pinned.release.id, entry: href, integrity }];
        }),
    ),
    area:
      area && own
        ? {
            module: route.remote,
            release: own.release.id,
            queries: area.queries,
            failed: area.failed,
            ...(alone && area.params ? { single: { screen: area.screen, params: area.params } } : {}),
          }
        : null,
  };
  const body = writeDocument({
    language,
    url,
    config,
    nonce,
    head: area?.head ?? { title: config.trust.name[language] ?? config.trust.name.en, description: '' },
    assets: assetsFor(
      { saver, scripts },
      pageAssets(starter, parts, language, alone ? standaloneBuild : federatedBuild),
    ),
    frame: alone ? null : composed.frame,
    areaHtml: area?.html ?? (status === 404 ? composed.frame.notFound : composed.frame.waiting),
    state: scripts ? state : null,
  });
  return {
    status,
    headers: {
      ...PAGE_HEADERS,
      ...(keeps && everybodys ? { [KEEP_HEADER]: KEEP_VALUE } : {}),
      ...(holdsWhatWasTyped(route, url) ? { 'cache-control': 'no-store' } : {}),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurityPolicy(config, route.group, nonce, scripts),
    },
    body,
    nonce,
    everybodys,
  };
}

function assetsFor({ saver, scripts }: { saver: boolean; scripts: boolean }, assets: PageAssets): PageAssets {
  const light = saver ? withoutFonts(assets) : assets;
  return scripts ? light : withoutScripts(light);
}
