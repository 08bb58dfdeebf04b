import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Language } from '@trust/shared/contract/language';
import type { PostedForm } from '@trust/shared/contract/posted-form';
import type { ModuleName } from '@trust/shared/contract/release';
import { LANGUAGE_COOKIE } from '@trust/shared/remote/language-source';
import { SAVER_COOKIE, SAVER_PATH } from '../data-saver.ts';
import { WORKER_PATH } from '../offline/kept-requests.rules.ts';
import { FALLBACK_ROUTE, isAlone, routeOf } from '../routes.ts';
import { accessLog } from './access-log.ts';
import { proxyApi } from './api-proxy.ts';
import { readChangeMark } from './change-mark.ts';
import type { Composer } from './compose-page.ts';
import { takeContactForm } from './contact-form.ts';
import { pageToReturnTo, savesData } from './data-saver.rules.ts';
import { holdDrawnPages } from './drawn-pages.ts';
import type { GatewayConfig } from './gateway-config.ts';
import { FAVICON_SVG } from './favicon.ts';
import { answerPage } from './page-answer.ts';
import { partsToSend } from './page-document.ts';
import { takePageForms } from './page-forms.ts';
import { WORKER_HEADERS } from './page-policy.ts';
import { refuseUnreadable, sendFailure, sendProblem } from './problems.ts';
import { pathOnThisSite, readableUrl } from './readable-url.rules.ts';
import type { ReleaseKeeper } from './release-keeper.ts';
import type { Renderer } from './renderer.ts';
import { CHOICE_COOKIE_OPTIONS, visitorLanguage } from './visitor-language.ts';

/** What pages and files may be asked with. */
const READING: readonly string[] = ['GET', 'HEAD'];

export interface GatewayParts {
  readonly config: GatewayConfig;
  readonly renderer: Renderer;
  readonly keeper: ReleaseKeeper;
  /** Text of the worker that browsers are given: the one that keeps pages, or the one that takes it away again. */
  readonly worker: string;
}

/** The public server: pages, the releases' files, and the way to the api. */
export async function createGateway({
  config,
  renderer,
  keeper,
  worker,
}: GatewayParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: accessLog } },
    trustProxy: 'loopback',
    bodyLimit: 12_000_000,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: refuseUnreadable,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const composer: Composer = {
    renderer,
    config: config.publicConfig,
    apiUrl: config.apiUrl,
    report: (error, what) => app.log.error({ err: error }, `Could not draw ${what}`),
  };
  const { alone } = config;

  // First: a route keeps to the handlers that are there when it is added.
  app.setErrorHandler((error, request, reply) => {
    const refused = statusOf(error);
    if (refused === undefined) request.log.error({ err: error }, 'A request failed');
    return sendFailure(request, reply, refused ?? 500);
  });
  app.setNotFoundHandler((request, reply) => {
    if (READING.includes(request.method)) return sendProblem(request, reply, 404);
    return sendProblem(request, reply.header('allow', READING.join(', ')), 405);
  });

  await app.register(fastifyCompress, {
    threshold: 1024,
    // Each part of a page is sent as soon as it is compressed.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
  });
  await app.register(fastifyCookie);
  await app.register(fastifyStatic, {
    root: config.releasesDir,
    prefix: '/releases/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    // The pointer, its history and the server bundles are nobody's business.
    allowedPath: (path) => /^\/[a-z-]+\/[0-9a-f.-]+\/(browser|standalone)\/[^/]+$/.test(path),
    setHeaders: (reply) => {
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
  await proxyApi(app, config.apiUrl, config.sandboxUrl);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const failing = await failingParts(config.apiUrl, keeper, alone ?? 'shell');
    return reply
      .code(failing.length === 0 ? 200 : 503)
      .send({ status: failing.length === 0 ? 'ok' : 'not ready', failing });
  });

  const secure = config.publicConfig.siteUrl.startsWith('https:');
  app.get<{ Querystring: Record<string, unknown> }>(SAVER_PATH, (request, reply) => {
    const { mode, next } = request.query;
    const chosen = mode === 'on' ? '1' : '0';
    return reply
      .setCookie(SAVER_COOKIE, chosen, { ...CHOICE_COOKIE_OPTIONS, secure })
      .header('cache-control', 'no-store')
      .redirect(pageToReturnTo(next, config.publicConfig.siteUrl), 303);
  });
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON_SVG),
  );
  app.get(WORKER_PATH, (_request, reply) => reply.headers(WORKER_HEADERS).send(worker));

  // Joined as text: an address that begins with two slashes must not name another host.
  const addressOf = (request: FastifyRequest) => new URL(config.publicConfig.siteUrl + request.url);
  const heldOrDrawn = holdDrawnPages(() => readChangeMark(config.apiUrl));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, posted?: PostedForm) => {
    const url = addressOf(request);
    const asked = url.searchParams.get('lang');
    const language = visitorLanguage(asked, request.cookies[LANGUAGE_COOKIE]);
    if (Language.safeParse(asked).success) {
      reply.setCookie(LANGUAGE_COOKIE, language, { ...CHOICE_COOKIE_OPTIONS, secure });
    }
    const listed = routeOf(url.pathname);
    const isStrange = alone !== undefined && alone !== 'shell' && listed.remote !== alone;
    const route = isStrange ? { ...FALLBACK_ROUTE, remote: alone } : listed;
    const releases = isAlone(route) ? keeper.webview() : keeper.current();
    // There is no shell in such a page to say that its part is missing.
    if (isAlone(route) && !releases.has(route.remote)) return sendFailure(request, reply, 503);
    const saver = savesData(request.cookies[SAVER_COOKIE], request.headers['save-data']);
    const ask = { url, route, language, forwardedFor: request.ip, posted, saver };
    const answer = await heldOrDrawn(ask, releases, () => answerPage(composer, releases, ask, config));
    // A page that leads elsewhere, or is not there, does so whatever was sent to it.
    const status = posted && answer.status === 200 ? posted.status : answer.status;
    void reply.code(status).headers(answer.headers);
    if (posted) void reply.header('cache-control', 'no-store');
    return reply.send(answer.body && Readable.from(partsToSend(answer.body)));
  };
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const url = addressOf(request);
    // A path that begins with two slashes names another host wherever a link is made of it.
    if (url.pathname.startsWith('//')) return reply.redirect(pathOnThisSite(url), 308);
    return sendPage(request, reply);
  });
  await takeContactForm(app, config.apiUrl, sendPage);
  await takePageForms(app, sendPage);
  return app;
}

/** The status of a request that was wrong in itself; undefined when the fault is ours. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return undefined;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : undefined;
}

async function failingParts(apiUrl: string, keeper: ReleaseKeeper, starter: ModuleName): Promise<string[]> {
  const api = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
  return [...(api ? [] : ['api']), ...(keeper.current().has(starter) ? [] : ['releases'])];
}
