import fastify, { type FastifyInstance, type FastifyLoggerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { LoggerOptions } from 'pino';
import type { DocumentMaker } from './documents/document-maker.ts';
import { contactRoutes } from './modules/contact/index.ts';
import { contentRoutes, type ContentParts } from './modules/content/index.ts';
import { feedsRoutes } from './modules/feeds/index.ts';
import { mediaRoutes } from './modules/media/index.ts';
import { paymentRoutes, type PaymentSettings } from './modules/payments/index.ts';
import { projectRoutes, shareCardRoutes, statsFeedRoutes } from './modules/projects/index.ts';
import { receiptRoutes, type ReceiptTrust } from './modules/receipts/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { usersRoutes } from './modules/users/index.ts';
import type { Parts } from './parts.ts';
import { bodies } from './plugins/bodies.ts';
import { changes } from './plugins/changes.ts';
import { docs } from './plugins/docs.ts';
import { health } from './plugins/health.ts';
import { language } from './plugins/language.ts';
import { BODY_LIMIT, limits } from './plugins/limits.ts';
import { problems } from './plugins/problems.ts';
import { tokens } from './plugins/tokens.ts';
import { setValidationMessages } from './validation-messages.ts';

/** The parts of every module, and those that some need. */
export type AppParts = Parts &
  ContentParts & {
    /** Who takes payments, and by which rules; without them there are no such calls. */
    payments?: PaymentSettings | undefined;
    /** Who gives receipts, and what prints them. */
    receipts?: { trust: ReceiptTrust; documents: DocumentMaker } | undefined;
  };

/** The api, ready for a test to ask or for the server to listen with. */
export async function buildApp(
  parts: AppParts,
  logger?: FastifyLoggerOptions & LoggerOptions,
): Promise<FastifyInstance> {
  setValidationMessages();
  const app = fastify({
    ...(logger && { logger }),
    // Only the gateway on this machine may say whom it speaks for.
    trustProxy: 'loopback',
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_100 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(language);
  await app.register(problems);
  await app.register(bodies);
  await app.register(tokens);
  await app.register(docs, { siteUrl: parts.siteUrl });
  await app.register(limits, { limits: parts.limits });
  await app.register(health, { databaseAnswers: parts.databaseAnswers });
  await app.register(changes, { database: parts.database });

  const modules: [prefix: string, routes: (server: FastifyInstance, parts: AppParts) => void][] = [
    ['/api/users', usersRoutes],
    ['/api/project', projectRoutes],
    ['/api/projects-stats', statsFeedRoutes],
    ['/api/contact', contactRoutes],
    ['/api/search', searchRoutes],
    ['/content', contentRoutes],
    ['/media', mediaRoutes],
    ['/media/cards', shareCardRoutes],
    ['', feedsRoutes],
  ];
  for (const [prefix, routes] of modules) {
    await app.register(async (server) => routes(server, parts), { prefix });
  }
  if (parts.payments) {
    const payments = { ...parts, ...parts.payments };
    await app.register(async (server) => paymentRoutes(server, payments), { prefix: '/payments' });
    const receipts = parts.receipts && { ...payments, ...parts.receipts };
    if (receipts)
      await app.register(async (server) => receiptRoutes(server, receipts), { prefix: '/payments' });
  }
  return app;
}
