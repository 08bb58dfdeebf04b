import { UPI_CODES_PATH } from '@trust/shared/contract/donations/upi';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import fastify, { type FastifyInstance, type FastifyLoggerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { LoggerOptions } from 'pino';
import { BODY_LIMIT } from '@trust/shared/http/server/body-limits';
import type { DocumentRenderer } from './documents/document-renderer.ts';
import {
  applicationPaperRoutes,
  applicationRoutes,
  countApplications,
  type ApplicationSettings,
} from './modules/applications/index.ts';
import { contactRoutes } from './modules/contact/index.ts';
import { contentRoutes, type ContentDeps } from './modules/content/index.ts';
import { feedsRoutes } from './modules/feeds/index.ts';
import { mediaRoutes } from './modules/media/index.ts';
import { paymentRoutes } from './modules/payments/index.ts';
import type { PaymentSettings } from './modules/payments/providers/index.ts';
import { projectRoutes, shareCardRoutes, statsFeedRoutes } from './modules/projects/index.ts';
import { donorRoutes, receiptRoutes, type ReceiptTrust } from './modules/receipts/index.ts';
import { tributeRoutes } from './modules/tributes/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { upiCodeRoutes, type UpiTrust } from './modules/upi-codes/index.ts';
import { uploadRoutes, type Uploads } from './modules/uploads/index.ts';
import { usersRoutes } from './modules/users/index.ts';
import type { ApiDeps } from './modules/deps.ts';
import { bodies } from './plugins/bodies/bodies.ts';
import { bodyTime } from './plugins/bodies/body-time.ts';
import { changes } from './plugins/changes.ts';
import { docs } from './plugins/docs.ts';
import { health } from './plugins/health.ts';
import { language } from './plugins/language/language.ts';
import { limits } from './plugins/limits.ts';
import { problems, sendProblem } from './plugins/problems.ts';
import { toProblem } from './plugins/problems.rules.ts';
import { tokens } from './plugins/tokens.ts';
import { setValidationMessages } from './plugins/validation-messages.ts';

/** The dependencies of all modules. */
export type AppDeps = ApiDeps &
  ContentDeps & {
    /** Whether anybody may read the description of the calls, at `/api/docs`; closed in production. */
    describesCalls?: boolean;
    /** The keys of applications and how they are taken. */
    applications: ApplicationSettings;
    /** Where applicants' pictures are stored; without it there are no upload routes. */
    uploads?: Uploads | undefined;
    /** Payment providers and limits; without them there are no payment routes. */
    payments?: PaymentSettings | undefined;
    /** Whom UPI apps pay; without it there are no QR codes. */
    upi?: UpiTrust | undefined;
    /** Whose receipts and printed applications, and what prints them. */
    receipts?: { trust: ReceiptTrust; documents: DocumentRenderer } | undefined;
  };

/** For the headers, and for a body whose route has no least rate. */
const BODY_TIMEOUT_MS = 30_000;
/** For all: the largest upload at the least rate. */
const REQUEST_TIMEOUT_MS = 600_000;

/** Builds the api without listening. */
export async function buildApp(
  deps: AppDeps,
  logger?: FastifyLoggerOptions & LoggerOptions,
): Promise<FastifyInstance> {
  setValidationMessages();
  const app = fastify({
    ...(logger && { logger }),
    // X-Forwarded-For is trusted only from the gateway on this machine.
    trustProxy: 'loopback',
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: BODY_TIMEOUT_MS },
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_100 },
    // The router's own refusals, which no error handler sees.
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, toProblem(error, DEFAULT_LANGUAGE)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(bodyTime, { timeoutMs: BODY_TIMEOUT_MS });
  await app.register(language);
  await app.register(problems);
  await app.register(bodies);
  await app.register(tokens);
  if (deps.describesCalls ?? true) await app.register(docs, { siteUrl: deps.siteUrl });
  await app.register(limits, { limits: deps.limits });
  await app.register(health, { databaseAnswers: deps.databaseAnswers });
  await app.register(changes, { database: deps.database });

  const count = () => countApplications(deps.database);
  const modules: [prefix: string, routes: (server: FastifyInstance, deps: AppDeps) => void][] = [
    ['/api/users', (server) => usersRoutes(server, { ...deps, hashKey: deps.applications.keys.hashKey })],
    ['/api/project', (server) => projectRoutes(server, { ...deps, countApplications: count })],
    ['/api/project', (server) => applicationRoutes(server, { ...deps, ...deps.applications })],
    ['/api/projects-stats', statsFeedRoutes],
    ['/api/contact', contactRoutes],
    ['/api/search', searchRoutes],
    ['/content', contentRoutes],
    ['/media', mediaRoutes],
    ['/media/cards', shareCardRoutes],
    ['', feedsRoutes],
  ];
  for (const [prefix, routes] of modules) {
    await app.register(async (server) => routes(server, deps), { prefix });
  }
  const papers = deps.receipts && { ...deps, ...deps.applications, ...deps.receipts };
  if (papers)
    await app.register(async (server) => applicationPaperRoutes(server, papers), { prefix: '/api/project' });
  const { uploads } = deps;
  if (uploads)
    await app.register((server) => uploadRoutes(server, uploads, deps.limits), { prefix: '/api/project' });
  const upi = deps.upi && { ...deps, trust: deps.upi };
  if (upi) await app.register(async (server) => upiCodeRoutes(server, upi), { prefix: UPI_CODES_PATH });
  if (deps.payments) {
    const payments = { ...deps, ...deps.payments };
    await app.register(async (server) => paymentRoutes(server, payments), { prefix: '/payments' });
    const receipts = deps.receipts && { ...payments, ...deps.receipts };
    if (receipts)
      for (const routes of [receiptRoutes, donorRoutes, tributeRoutes])
        await app.register(async (server) => routes(server, receipts), { prefix: '/payments' });
  }
  return app;
}
