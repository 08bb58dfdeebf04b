import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { RECEIPT_PATH, STOP_MESSAGES_PATH, TRIBUTE_CARD_PATH } from '@trust/shared/contract/pages/paths';
import { NEWS_FEED } from '@trust/shared/contract/pages/public-pages';
import type { OpenRequests } from '@trust/shared/http/server/open-requests';
import { readBody } from '@trust/shared/http/server/read-body';
import { forwardBody } from './bodies/forward-body.ts';
import { sendProblem } from './problems.ts';
import { bodyLimitOf, isUpload, refuseBody } from './bodies/request-bodies.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/** More than open calls, so that uploads do not wait for them. */
const CONNECTIONS = 512;

const isPaymentCall = (url: string) => /^\/payments\b/i.test(url);

/** Forwards to the api: calls, content lists, pictures, feeds, receipts and posted payments. */
export async function proxyApi(
  app: FastifyInstance,
  apiUrl: string,
  openCalls: OpenRequests,
  sandboxUrl?: string,
): Promise<void> {
  await app.register((calls) => forwardCalls(calls, apiUrl, openCalls, sandboxUrl));
}

async function forwardCalls(
  calls: FastifyInstance,
  apiUrl: string,
  openCalls: OpenRequests,
  sandboxUrl: string | undefined,
): Promise<void> {
  calls.setErrorHandler((error, request, reply) => {
    const hasLeft = reply.raw.destroyed || (request.raw.destroyed && !request.raw.complete);
    if (!hasLeft) throw error;
    // The visitor has left the page and the browser ended the call, or was ended: no error, and nobody to answer.
    request.log.info('The visitor left before the answer');
    return reply.send();
  });
  calls.addHook('preHandler', async (request, reply) => {
    if (isUpload(request.url)) {
      if (request.body === request.raw) request.body = forwardBody(request.raw);
      return;
    }
    if (request.body === request.raw) {
      // Before the api is asked: who sends slowly holds none of its connections.
      const body = await readBody(request.raw, bodyLimitOf(request.url));
      if (!body) {
        refuseBody(request, reply, 413);
        return reply;
      }
      request.body = Readable.from([body]);
    }
    if (request.url.startsWith('/media/') || openCalls.take(reply.raw, isPaymentCall(request.url))) return;
    sendProblem(request, reply, 503);
    return reply;
  });
  calls.addHook('onSend', (_request, reply, _payload, next) => {
    // They are about the connection to the api; to close the visitor's would take the answer from who is still sending.
    reply.removeHeader('connection');
    reply.removeHeader('keep-alive');
    next();
  });
  const forward = (prefix: string, httpMethods?: string[], upstream = apiUrl) =>
    calls.register(fastifyHttpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      // The access log has them; two lines more for each would name addresses without masking them.
      disableRequestLogging: true,
      ...(httpMethods ? { httpMethods } : {}),
      undici: {
        connections: CONNECTIONS,
        bodyTimeout: REQUEST_TIMEOUT_MS,
        headersTimeout: REQUEST_TIMEOUT_MS,
      },
      replyOptions: {
        // The gateway has answered `expect: 100-continue` itself; undici refuses the header.
        rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip,
        }),
        // A 503 is not retried: that would delay the visitor and load a server that is already overloaded.
        retryDelay: () => null,
        onError: (reply) => void sendProblem(reply.request, reply, 503),
        onResponse: (_request, reply, { stream }) => void sendAnswer(reply, stream),
      },
    });
  await forward('/api');
  await forward('/content');
  await forward('/media');
  for (const file of ['/robots.txt', '/sitemap.xml', NEWS_FEED]) await forward(file, ['GET', 'HEAD']);
  await forward('/payments', ['POST']);
  for (const path of [RECEIPT_PATH, TRIBUTE_CARD_PATH, STOP_MESSAGES_PATH])
    await forward(path, ['GET', 'HEAD']);
  if (sandboxUrl !== undefined) await forward('/sandbox', ['GET', 'HEAD', 'POST'], sandboxUrl);
}

type ForwardedReply = Parameters<
  NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse']>
>[1];

/** In bytes: as the compressor has it. */
const SHORT_ANSWER = 1_024;

/** Short answers are sent in one piece. The compressor leaves them as they are; it would set up an encoder for a stream. */
async function sendAnswer(reply: ForwardedReply, stream: Readable): Promise<unknown> {
  const isShort = reply.request.method !== 'HEAD' && Number(reply.getHeader('content-length')) < SHORT_ANSWER;
  if (!isShort) return reply.send(stream);
  try {
    return reply.send(await buffer(stream));
  } catch {
    // The api has ended in the middle of its answer.
    return sendProblem(reply.request, reply.removeHeader('content-length'), 503);
  }
}
