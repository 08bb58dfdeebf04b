import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { BODY_LIMIT } from '@trust/shared/http/server/body-limits';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CONFIG_PREFIX, WORKER_PATH } from '../offline/offline-requests.rules.ts';
import { TrustContact } from '../offline/page/trust-contact.ts';
import type { GatewayConfig } from './gateway-config.ts';
import { createHashedFile, serveHashedFile } from './hashed-file.ts';
import type { InlineScripts } from './inline-scripts.ts';
import { createOlderFiles } from './older-files.ts';
import { accessLog, AccessLog, logAborted } from './http/log/access-log.ts';
import { proxyApi } from './http/api-proxy.ts';
import { registerContactForm } from './forms/contact-form.ts';
import { registerDonationForms } from './forms/donation-forms.ts';
import { registerDataSaverSwitch } from './http/data-saver-switch.ts';
import { createMarkFollower, readChangeMark } from './http/change-mark.ts';
import { setErrorHandlers } from './http/error-handlers.ts';
import { registerHealth } from './http/health.ts';
import { openLogStream } from './http/log/log-stream.ts';
import { boundRequestBodies } from './http/bodies/request-bodies.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { createOpenOfGateway, refuseEarly } from './http/refuse-early.ts';
import { warnOfForwardedAddresses } from './http/trusted-proxies.ts';
import { scriptJson } from './html.ts';
import { makeReadable } from './http/make-readable.rules.ts';
import { createUnreadableHandler } from './http/problems.ts';
import { createPageCache } from './page/answer/page-cache.ts';
import { registerPageData } from './page/answer/page-data.ts';
import { createRenderAhead, type RenderAhead } from './page/answer/render-ahead.ts';
import { createSendPage, registerPages } from './page/answer/send-page.ts';
import type { Composer } from './page/compose-page.ts';
import { registerFontStyles } from './page/font-styles.ts';
import { registerPageForms } from './forms/page-forms.ts';
import { WORKER_HEADERS } from './page/page-policy.ts';
import { registerSiteFiles } from './site-files.ts';
import { serveReleaseFiles } from './releases/release-files.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import type { Renderer } from './releases/rendering/renderer.ts';

export interface GatewayDeps {
  readonly config: GatewayConfig;
  readonly renderer: Renderer;
  readonly releaseStore: ReleaseStore;
  /** Source of the service worker: the one that stores pages, or the one that removes it and its caches. */
  readonly worker: string;
  /** Source of the script with what older browsers lack. */
  readonly fallbacks: string;
  readonly inlineScripts: InlineScripts;
}

declare module 'fastify' {
  interface FastifyInstance {
    renderAhead: RenderAhead;
  }
}

/** The public server: composes pages, serves the releases' files, forwards calls to the api. */
export async function createGateway({
  config,
  renderer,
  releaseStore,
  worker,
  fallbacks,
  inlineScripts,
}: GatewayDeps): Promise<FastifyInstance> {
  const { apiUrl, publicConfig } = config;
  const app = createServer(config);
  const open = createOpenOfGateway();
  refuseEarly(app.server, open, publicConfig, (count) =>
    app.log.warn({ count }, 'Requests were refused: too many are open'),
  );
  // Set first: Fastify binds a route to the hooks and handlers that exist when the route is added.
  logAborted(app);
  app.decorate('trustName', publicConfig.trust.name);
  setErrorHandlers(app);
  setSecurityHeaders(app, publicConfig.siteUrl);
  warnOfForwardedAddresses(app);
  boundRequestBodies(app);
  await app.register(fastifyCompress, COMPRESSION);
  await app.register(fastifyCookie);
  await serveReleaseFiles(app, config.releasesDir);
  await proxyApi(app, apiUrl, open.calls, config.sandboxUrl);
  registerHealth(app, apiUrl, () => releaseStore.missing());
  registerDataSaverSwitch(app, publicConfig.siteUrl);
  registerSiteFiles(app, publicConfig);
  registerFontStyles(app, () => releaseStore.current());
  // With the accounts in the script itself, a change of them is a new worker, which browsers load.
  const workerWithContact = `self.trustContact=${scriptJson(z.parse(TrustContact, publicConfig.trust))};\n${worker}`;
  app.get(WORKER_PATH, (_request, reply) => reply.headers(WORKER_HEADERS).send(workerWithContact));
  const configFile = createHashedFile(CONFIG_PREFIX, 'json', JSON.stringify(publicConfig));
  const older = createOlderFiles(fallbacks);
  for (const file of [configFile, older.styles, older.fallbacks]) serveHashedFile(app, file);

  let isClosed = false;
  const composer: Composer = {
    renderer,
    config: publicConfig,
    configFile: configFile.href,
    older,
    inlineScripts,
    apiUrl,
    reportError(error, what) {
      // What is rendered ahead is cut off then.
      if (!isClosed) app.log.error({ err: error }, `Failed: ${what}`);
    },
  };
  const marks = createMarkFollower(
    () => readChangeMark(apiUrl),
    (error) => composer.reportError(error, 'the change mark of the api'),
  );
  app.addHook('onReady', marks.follow);
  app.addHook('onClose', async () => {
    isClosed = true;
    marks.stop();
  });
  const pageCache = createPageCache(marks.current);
  app.decorate('renderAhead', createRenderAhead(composer, config, pageCache));
  const sendPage = createSendPage(composer, releaseStore, config, open.pages, pageCache);
  registerPageData(app, composer, releaseStore, pageCache, open.pages);
  registerPages(app, publicConfig.siteUrl, sendPage);
  await registerContactForm(app, apiUrl, sendPage);
  await registerDonationForms(app, apiUrl, sendPage);
  await registerPageForms(app, sendPage);
  return app;
}

/** For the headers, in ms. */
const HEADERS_TIMEOUT_MS = 15_000;
/** How often connections are looked at for that, in ms. */
const CHECK_INTERVAL_MS = 5_000;
/** For all of a request, in ms: the largest upload at the least rate. */
const REQUEST_TIMEOUT_MS = 600_000;

function createServer({ logLevel, trustedProxies, publicConfig }: GatewayConfig): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, serializers: { req: accessLog }, stream: openLogStream() },
    logController: new AccessLog(),
    trustProxy: [...trustedProxies],
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => makeReadable(url),
    clientErrorHandler: createUnreadableHandler(publicConfig.siteUrl),
    routerOptions: { ignoreTrailingSlash: true },
  });
}

const COMPRESSION = {
  // Of answers alone: a compressed body is refused.
  globalDecompression: false,
  threshold: 1024,
  // Flushed after each chunk, so that the browser gets the first view early.
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
};
