import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { NEWS_FEED } from '@trust/shared/contract/public-pages';
import { sendProblem } from './problems.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** Passes on what the api answers: calls, the content system's lists, pictures, feeds, receipts, and what is posted to payments. */
export async function proxyApi(app: FastifyInstance, apiUrl: string, sandboxUrl?: string): Promise<void> {
  await app.register((calls) => passCallsOn(calls, apiUrl, sandboxUrl));
}

async function passCallsOn(
  calls: FastifyInstance,
  apiUrl: string,
  sandboxUrl: string | undefined,
): Promise<void> {
  calls.setErrorHandler((error, request, reply) => {
    if (!reply.raw.destroyed) throw error;
    // A page that is left ends its calls: nothing is wrong, and nobody is there to be answered.
    request.log.info('The visitor left before the answer');
    return reply.send();
  });
  const passOn = (prefix: string, httpMethods?: string[], upstream = apiUrl) =>
    calls.register(fastifyHttpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      ...(httpMethods ? { httpMethods } : {}),
      undici: { bodyTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
      replyOptions: {
        // The gateway has answered `expect: 100-continue` itself; the client towards the api refuses it.
        rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip,
        }),
        // A 503 is told at once: asking ten times over would hold the visitor and press a part that is in trouble.
        retryDelay: () => null,
        onError: (reply) => void sendProblem(reply.request, reply, 503),
      },
    });
  await passOn('/api');
  await passOn('/content');
  await passOn('/media');
  for (const file of ['/robots.txt', '/sitemap.xml', NEWS_FEED]) await passOn(file, ['GET', 'HEAD']);
  await passOn('/payments', ['POST']);
  await passOn('/payments/receipt', ['GET', 'HEAD']);
  if (sandboxUrl !== undefined) await passOn('/sandbox', ['GET', 'POST'], sandboxUrl);
}
