import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { OpenRequests, type OpenRequestBounds } from '@trust/shared/http/server/open-requests';
import type { BusyThresholds, Limits } from '../config/config.ts';
import { RateLimitStore } from './rate-limit-store.ts';

const MEGABYTE = 1024 * 1024;
const BUSY: BusyThresholds = {
  eventLoopDelayMs: 2_000,
  heapBytes: 1_024 * MEGABYTE,
  residentBytes: 2_048 * MEGABYTE,
};
/** Calls that are answered at the same time; several gateways may send them. */
const OPEN_CALLS: OpenRequestBounds = { others: 256, payments: 384 };
const PAYMENTS = /^\/payments\b/i;
/** What takes long and is light, and what says whether the api is there. */
const UNCOUNTED = /^\/(media\/|healthz|readyz|changes|api\/project\/upload-application-)/i;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Rate limits per visitor, and the load above which the process answers 503. */
export const limits = fastifyPlugin<{ limits: Limits }>(async (app, options) => {
  await app.register(rateLimit, {
    max: options.limits.requestsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => isOwnGateway(request),
    store: RateLimitStore,
  });
  const thresholds = options.limits.thresholds ?? BUSY;
  const open = new OpenRequests(options.limits.openCalls ?? OPEN_CALLS);
  app.addHook('onRequest', (request, reply, next) => {
    if (UNCOUNTED.test(request.url) || open.take(reply.raw, PAYMENTS.test(request.url))) return next();
    reply.header('retry-after', '5').problem(503, 'unavailable');
  });
  await app.register(underPressure, {
    maxEventLoopDelay: thresholds.eventLoopDelayMs,
    maxHeapUsedBytes: thresholds.heapBytes,
    maxRssBytes: thresholds.residentBytes,
    pressureHandler: (request, reply) => {
      if (request.url !== '/healthz') reply.header('retry-after', '5').problem(503, 'unavailable');
    },
  });
});

/** The gateway's own calls for rendering: they are sent for no visitor, so without X-Forwarded-For. */
function isOwnGateway(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] !== undefined;
  return !forwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** For a route's `config`: a rate limit of its own, without exemptions. */
export function limitPerMinute(max: number) {
  return { rateLimit: { max, timeWindow: 60_000, allowList: [] } };
}

/**
 * One rate limit for several routes, whose `config` has `rateLimit: false`. It counts each request that it is asked
 * about, and gives the seconds until the next one is taken when there were too many.
 */
export function limitPerHourTogether(app: FastifyInstance, max: number) {
  const count = app.createRateLimit({ max, timeWindow: 60 * 60_000, allowList: [] });
  return async (request: FastifyRequest): Promise<number | undefined> => {
    const limit = await count(request);
    return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : undefined;
  };
}
