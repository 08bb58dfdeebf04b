import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Busy, Limits } from '../config.ts';

/** The largest body that a call of the api takes, unless the call says otherwise: bytes. */
export const BODY_LIMIT = 256 * 1024;

const MEGABYTE = 1024 * 1024;
const BUSY: Busy = { eventLoopDelayMs: 2_000, heapBytes: 1_024 * MEGABYTE, residentBytes: 2_048 * MEGABYTE };
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** What one visitor may ask, and what the process may take on before it says that it is busy. */
export const limits = fastifyPlugin<{ limits: Limits }>(async (app, options) => {
  await app.register(rateLimit, {
    max: options.limits.requestsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => isOwnGateway(request),
  });
  const busy = options.limits.busy ?? BUSY;
  await app.register(underPressure, {
    maxEventLoopDelay: busy.eventLoopDelayMs,
    maxHeapUsedBytes: busy.heapBytes,
    maxRssBytes: busy.residentBytes,
    pressureHandler: (request, reply) => {
      if (request.url !== '/healthz') reply.header('retry-after', '5').problem(503, 'unavailable');
    },
  });
});

/** The gateway rendering a page for everybody: it speaks for itself, not for the visitor whom it would name. */
function isOwnGateway(request: FastifyRequest): boolean {
  const passedOn = request.headers['x-forwarded-for'] !== undefined;
  return !passedOn && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** For a route's `config`: a stricter limit of its own, which nobody is exempt from. */
export function atMostPerMinute(max: number) {
  return { rateLimit: { max, timeWindow: 60_000, allowList: [] } };
}
