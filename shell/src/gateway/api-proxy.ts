import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const REQUEST_TIMEOUT_MS = 30_000;

/** Passes the api's calls on: the main API, the content system's lists, pictures, and what is posted to payments. */
export async function proxyApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  const passOn = (prefix: string, httpMethods?: string[]) =>
    app.register(fastifyHttpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      ...(httpMethods ? { httpMethods } : {}),
      undici: { bodyTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        onError: (reply) =>
          void reply.code(503).type('application/problem+json').header('cache-control', 'no-store').send({
            type: 'about:blank',
            title: 'Service unavailable',
            status: 503,
            requestId: reply.request.id,
          }),
      },
    });
  await passOn('/api');
  await passOn('/content');
  await passOn('/media');
  await passOn('/payments', ['POST']);
}
