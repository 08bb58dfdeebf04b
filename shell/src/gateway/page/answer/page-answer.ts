import { randomBytes } from 'node:crypto';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import type { RenderedHead } from '@trust/shared/contract/pages/render';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { loadKitTexts } from '@trust/shared/remote/kit.texts';
import { isStandalone, isReadOnly, type SiteRoute } from '../../../routes.ts';
import {
  OFFLINE_HEADER,
  OFFLINE_HEADER_VALUE,
  isOfflineCacheable,
} from '../../../offline/offline-requests.rules.ts';
import {
  composePage,
  type ComposedPage,
  type Composer,
  type PageRequest,
  type Redirect,
} from '../compose-page.ts';
import { withoutFonts, withoutScripts } from '../data-saver.rules.ts';
import { inlineUsedStyles } from '../used-styles.ts';
import { allowsOfflineReading, type GatewayConfig } from '../../gateway-config.ts';
import { findFederatedBuild, listPageAssets, findStandaloneBuild, type PageAssets } from '../page-assets.ts';
import { writeDocument } from '../page-document.ts';
import {
  contentSecurityPolicy,
  embedderPolicy,
  hashSources,
  nonceSources,
  PAGE_HEADERS,
} from '../page-policy.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import { buildPageState } from './build-page-state.ts';
import { NEVER_PREFETCHED } from './prefetched-pages.rules.ts';
import { isSharedPage } from './shared-pages.rules.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The same for every visitor, and complete: its policy has hashes instead of a nonce. */
  readonly cacheable: boolean;
  /** Names in the query that the page depends on, beside `lang`; undefined when it may depend on all. */
  readonly query?: readonly string[] | undefined;
}

/**
 * A payment page's query holds a donor's name and number, and its HTML shows them: it must not be stored. The address of
 * a summary opens an application: it must not be told to any other site either.
 */
function privacyHeaders(route: SiteRoute, url: URL): Record<string, string> {
  if (route.group === 'application-summary')
    return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  const holdsDonorData = (route.group === 'payments' || isStandalone(route)) && url.search !== '';
  return holdsDonorData ? { 'cache-control': 'no-store' } : {};
}

/** Which remote is served without the shell, if any, and whether browsers may store pages for reading offline. */
export type ServingMode = Pick<GatewayConfig, 'alone' | 'offlineReading'>;

export async function answerPage(
  composer: Composer,
  releases: ReleaseSet,
  request: PageRequest,
  mode: ServingMode,
): Promise<PageAnswer> {
  const composed = await composePage(composer, releases, request);
  if (composed.outcome === 'redirect') return redirectTo(composed);
  const { language, url } = request;
  const { config } = composer;
  const { route, status } = composed;
  const alone = mode.alone ?? (isStandalone(route) ? route.remote : undefined);
  const scripts = needsScripts(composed, request);
  const offlineReading = allowsOfflineReading(mode);
  const cacheable = isCacheable(composed, request);
  const nonce = cacheable ? undefined : randomBytes(16).toString('base64');
  const state = buildPageState(composer, releases, composed, request, { alone, offlineReading });
  const written = writeDocument({
    language,
    url,
    config,
    nonce,
    head: await describeHead(composed, request, config),
    older: composer.older,
    inlineScripts: composer.inlineScripts,
    assets: listAssets(releases, composed, request, { alone, scripts }),
    frame: alone ? null : composed.frame,
    outletHtml: outletHtmlOf(composed),
    neverPrefetched: scripts && !request.saver && alone === undefined ? NEVER_PREFETCHED : null,
    state: scripts ? state : null,
  });
  const inline = nonce === undefined ? hashSources(written.allowed) : nonceSources(nonce);
  return {
    status,
    headers: {
      ...PAGE_HEADERS,
      ...(offlineReading && cacheable && isOfflineCacheable(url)
        ? { [OFFLINE_HEADER]: OFFLINE_HEADER_VALUE }
        : {}),
      ...privacyHeaders(route, url),
      ...embedderPolicy(route.group),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurityPolicy(config, route.group, inline, scripts),
    },
    body: written.html,
    cacheable,
    query: composed.outlet?.query,
  };
}

/** The page's head. Without scripts only its title says at once that a form was refused. */
async function describeHead(
  { outlet }: ComposedPage,
  { posted, language }: PageRequest,
  { trust }: PublicConfig,
): Promise<RenderedHead> {
  const head = outlet?.head ?? { title: trust.name[language] ?? trust.name.en, description: '' };
  if (!posted || posted.status < 400) return head;
  const { uiTexts } = await loadKitTexts[language]();
  return { ...head, title: uiTexts.errorPrefix + head.title };
}

function redirectTo({ location, status }: Redirect): PageAnswer {
  return {
    status,
    headers: { location, 'cache-control': 'no-store' },
    body: '',
    cacheable: false,
  };
}

/** Scripts are needed where the server could not render or read a page, and without data saving. */
function needsScripts({ outlet, route }: ComposedPage, { saver }: PageRequest): boolean {
  return !(saver && outlet && !outlet.failed && isReadOnly(route));
}

function isCacheable(
  { complete, outlet, status }: ComposedPage,
  { posted, route, url }: PageRequest,
): boolean {
  if (!complete || !outlet || outlet.failed || outlet.incomplete) return false;
  return !posted && status === 200 && isSharedPage(route, url);
}

function outletHtmlOf({ outlet, status, frame }: ComposedPage): string {
  return outlet?.html ?? (status === 404 ? frame.notFound : frame.waiting);
}

function listAssets(
  releases: ReleaseSet,
  composed: ComposedPage,
  { language, saver }: PageRequest,
  { alone, scripts }: { alone: ModuleName | undefined; scripts: boolean },
): PageAssets {
  const { modules, frame } = composed;
  const entryModule = releases.get(alone ?? 'shell');
  const assets = listPageAssets(
    entryModule,
    modules,
    language,
    alone ? findStandaloneBuild : findFederatedBuild,
  );
  const used = inlineUsedStyles(assets, [frame.header, outletHtmlOf(composed), frame.footer].join(''));
  const reduced = saver ? withoutFonts(used) : used;
  return scripts ? reduced : withoutScripts(reduced);
}
