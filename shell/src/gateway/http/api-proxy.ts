import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { RECEIPT_PATH } from '@trust/shared/contract/pages/paths';
import { NEWS_FEED } from '@trust/shared/contract/pages/public-pages';
import { endWhenTooSlow, LEAST_RATE, type LeastRate } from '@trust/shared/http/server/least-rate';
import { forwardBody } from './forward-body.ts';
import { sendProblem } from './problems.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/** Calls whose body may take longer, as long as it comes at a least rate. */
const UPLOAD = /^\/api\/project\/upload-application-/i;

/** Forwards to the api: calls, content lists, pictures, feeds, receipts and posted payments. */
export async function proxyApi(
  app: FastifyInstance,
  apiUrl: string,
  sandboxUrl?: string,
  leastRate: LeastRate = LEAST_RATE,
): Promise<void> {
  await app.register((calls) => {
    calls.addHook('onRequest', (request, _reply, next) => {
      if (UPLOAD.test(request.url)) endWhenTooSlow(request.raw, leastRate);
      next();
    });
    return forwardCalls(calls, apiUrl, sandboxUrl);
  });
}

async function forwardCalls(
  calls: FastifyInstance,
  apiUrl: string,
  sandboxUrl: string | undefined,
): Promise<void> {
  calls.setErrorHandler((error, request, reply) => {
    if (!reply.raw.destroyed) throw error;
    // The visitor has left the page and the browser ended the call: no error, and nobody to answer.
    request.log.info('The visitor left before the answer');
    return reply.send();
  });
  calls.addHook('preHandler', (request, _reply, next) => {
    if (request.body === request.raw) request.body = forwardBody(request.raw);
    next();
  });
  calls.addHook('onSend', (_request, reply, _payload, next) => {
    // Of an answer that came early. To close then would take it from who is still sending.
    reply.removeHeader('connection');
    next();
  });
  const forward = (prefix: string, httpMethods?: string[], upstream = apiUrl) =>
    calls.register(fastifyHttpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      ...(httpMethods ? { httpMethods } : {}),
      undici: { bodyTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
      replyOptions: {
        // The gateway has answered `expect: 100-continue` itself; undici refuses the header.
        rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip,
        }),
        // A 503 is not retried: that would delay the visitor and load a server that is already overloaded.
        retryDelay: () => null,
        onError: (reply) => void sendProblem(reply.request, reply, 503),
      },
    });
  await forward('/api');
  await forward('/content');
  await forward('/media');
  for (const file of ['/robots.txt', '/sitemap.xml', NEWS_FEED]) await forward(file, ['GET', 'HEAD']);
  await forward('/payments', ['POST']);
  await forward(RECEIPT_PATH, ['GET', 'HEAD']);
  if (sandboxUrl !== undefined) await forward('/sandbox', ['GET', 'HEAD', 'POST'], sandboxUrl);
}
