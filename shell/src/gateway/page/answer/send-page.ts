import { cleanPath, cleanQuery } from '@trust/shared/contract/typed/clean-path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '@trust/shared/contract/languages';
import { APP_PAYMENTS_PATH, buildPath, SCREENS_PATH } from '@trust/shared/contract/pages/paths';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import type { OpenRequests } from '@trust/shared/http/server/open-requests';
import { chooseLanguage } from '@trust/shared/i18n/choose-language';
import { LANGUAGE_COOKIE } from '@trust/shared/i18n/language-cookie';
import { SAVER_COOKIE } from '../../../data-saver.ts';
import {
  APP_FALLBACK_ROUTE,
  FALLBACK_ROUTE,
  isPaymentPage,
  isStandalone,
  routeOf,
  type SiteRoute,
} from '../../../routes.ts';
import type { GatewayConfig } from '../../gateway-config.ts';
import { toLocalPath } from '../../http/make-readable.rules.ts';
import { sendFailure } from '../../http/problems.ts';
import { choiceCookieOptions } from '../../http/choice-cookies.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import type { Composer, PageRequest } from '../compose-page.ts';
import { savesData } from '../data-saver.rules.ts';
import { splitIntoChunks } from '../page-document.ts';
import { PAGE_HEADERS } from '../page-policy.ts';
import { isStandaloneList, standaloneList } from '../standalone-pages.ts';
import { answerPage } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Answers with the page of the request's address, or of `path` where a form was posted to another address than its
 * page's. The page's loader gets the posted form.
 */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  posted?: PostedForm,
  path?: string,
) => Promise<unknown>;

export function createSendPage(
  composer: Composer,
  releaseStore: ReleaseStore,
  config: GatewayConfig,
  openPages: OpenRequests,
  pageCache: PageCache,
): SendPage {
  const { siteUrl } = config.publicConfig;
  return async (request, reply, posted, path) => {
    const asked = path === undefined ? addressOf(request, siteUrl) : new URL(siteUrl + path);
    const route = chooseRoute(asked.pathname, config.alone);
    if (route === undefined) return sendStandaloneList(request, reply, asked);
    // The remote has one page for all that an app asks for in vain.
    const url = route === APP_FALLBACK_ROUTE ? new URL(UNKNOWN_APP_PAGE + asked.search, siteUrl) : asked;
    if (!openPages.take(reply.raw, isPaymentPage(route))) return sendFailure(request, reply, 503);
    const language = languageOfPage(request, reply, url);
    const releases = isStandalone(route) ? releaseStore.webview() : releaseStore.current();
    // Such a page has no shell that could show that its remote is missing.
    if (isStandalone(route) && !releases.has(route.remote)) return sendFailure(request, reply, 503);
    const saver = savesData(request.cookies[SAVER_COOKIE], request.headers['save-data']);
    const forwardedFor = () => request.ip;
    const pagePath = url === asked ? path : url.pathname + url.search;
    const pageRequest: PageRequest = { url, path: pagePath, route, language, forwardedFor, posted, saver };
    const answer = await pageCache(pageRequest, releases, (ask) =>
      answerPage(composer, releases, ask, config),
    );
    // A redirect or an error status of the page wins over the status of the posted form.
    const status = posted && answer.status === 200 ? posted.status : answer.status;
    void reply.code(status).headers(answer.headers);
    if (posted) void reply.header('cache-control', 'no-store');
    const compressed = await answer.compressed?.for(request.headers['accept-encoding']);
    if (compressed) return reply.header('content-encoding', compressed.encoding).send(compressed.bytes);
    return reply.send(answer.body && Readable.from(splitIntoChunks(answer.body)));
  };

  /** At the list's address and at a path that is not the remote's: a list of those that are. */
  function sendStandaloneList(request: FastifyRequest, reply: FastifyReply, url: URL): FastifyReply {
    const { pathname } = url;
    const language = languageOfPage(request, reply, url);
    const { trust } = config.publicConfig;
    void reply
      .code(isStandaloneList(pathname) ? 200 : 404)
      .headers({ ...PAGE_HEADERS, 'content-language': language, 'content-type': 'text/html; charset=utf-8' });
    return reply.send(standaloneList(config.alone ?? 'shell', pathname, trust.name, language));
  }

  /** The visitor's language. One that the address names is stored in a cookie, once it is a visit. */
  function languageOfPage(request: FastifyRequest, reply: FastifyReply, url: URL): Language {
    const requested = url.searchParams.get('lang');
    const language = chooseLanguage({
      requested,
      remembered: request.cookies[LANGUAGE_COOKIE],
      accepted: request.headers['accept-language'],
    });
    if (isLanguage(requested) && !isPrefetch(request)) {
      reply.setCookie(LANGUAGE_COOKIE, language, choiceCookieOptions(siteUrl));
    }
    return language;
  }
}

/** Whether a browser loads the page ahead: nobody has asked for it yet. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

const UNKNOWN_APP_PAGE = buildPath(APP_PAYMENTS_PATH, 'unknown');

/** Answers every address that no other route answers. */
export function registerPages(app: FastifyInstance, siteUrl: string, sendPage: SendPage): void {
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const url = addressOf(request, siteUrl);
    // In a link, a path that begins with two slashes would name another host.
    if (url.pathname.startsWith('//')) return redirectForGood(reply, toLocalPath(url), 308);
    const [path, query] = [cleanPath(url.pathname), cleanQuery(url.search)];
    const [readPath, readQuery] = [path ?? url.pathname, query ?? url.search];
    if ((path !== undefined || query !== undefined) && routeOf(readPath) !== FALLBACK_ROUTE)
      return redirectForGood(reply, readPath + readQuery, 301);
    return sendPage(request, reply);
  });
}

/** An address may hold what a donor typed, or open an application: caches must not store it, as they otherwise would for good. */
function redirectForGood(reply: FastifyReply, path: string, status: 301 | 308): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, status);
}

/** Concatenated, not resolved: a path that begins with two slashes would name another host. */
function addressOf(request: FastifyRequest, siteUrl: string): URL {
  return new URL(siteUrl + request.url);
}

/** A remote that is served alone answers its own addresses. Undefined for its list of screens and for those of others. */
function chooseRoute(pathname: string, alone: GatewayConfig['alone']): SiteRoute | undefined {
  const route = routeOf(pathname);
  if (alone === undefined || alone === 'shell') return route;
  return route.remote === alone && pathname !== SCREENS_PATH ? route : undefined;
}
