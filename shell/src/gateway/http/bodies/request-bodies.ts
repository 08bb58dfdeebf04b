import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APPLICATION_BODY_LIMIT, BODY_LIMIT } from '@trust/shared/http/server/body-limits';
import { ConcurrencyLimit } from '@trust/shared/http/server/concurrency-limit';
import { drainRequest } from '@trust/shared/http/server/drain-request';
import { endWhenTooSlow, LEAST_RATE, type LeastRate } from '@trust/shared/http/server/least-rate';
import { sendFailure } from '../problems.ts';

/** Bodies that are on their way at the same time. Behind one address of a mobile network there may be 200 visitors. */
const CONCURRENT = { total: 4_000, perAddress: 200 };
const UPLOAD = /^\/api\/project\/upload-application-/i;
const APPLICATION = /^\/api\/project\/(add-application|update-application|get-application-candidate-pdf)\b/i;

/** Uploads are passed on as they come; all other bodies are read before the api is asked. */
export function isUpload(url: string): boolean {
  return UPLOAD.test(url);
}

/** The largest body of a request, in bytes: as the api has it. */
export function bodyLimitOf(url: string): number {
  return APPLICATION.test(url) ? APPLICATION_BODY_LIMIT : BODY_LIMIT;
}

export interface BodyBounds {
  readonly leastRate?: LeastRate;
  readonly concurrent?: { readonly total: number; readonly perAddress: number };
}

/**
 * Bounds request bodies, of all routes that are added afterwards: in size where it is announced, in time by a least rate,
 * in number by address and in all. Compressed bodies are refused (RFC 9110, section 15.5.16).
 */
export function boundRequestBodies(
  app: FastifyInstance,
  { leastRate = LEAST_RATE, concurrent = CONCURRENT }: BodyBounds = {},
): void {
  const limit = new ConcurrencyLimit(concurrent);
  app.addHook('onRequest', (request, reply, next) => {
    const { raw, headers } = request;
    if (!hasBody(headers)) return next();
    endWhenTooSlow(raw, leastRate);
    const status = failureStatusOf(request);
    if (status !== undefined) return refuseBody(request, reply, status);
    const end = limit.begin(request.ip);
    if (!end) return refuseBody(request, reply, 429);
    let hasEnded = false;
    const endOnce = () => {
      if (!hasEnded) end();
      hasEnded = true;
    };
    raw.once('end', endOnce).once('close', endOnce);
    next();
  });
}

/** Refuses a request whose body is not read, so that its sender gets the answer and can send the next one. */
export function refuseBody(request: FastifyRequest, reply: FastifyReply, status: number): void {
  drainRequest(request.raw);
  if (status === 415) void reply.header('accept-encoding', 'identity');
  sendFailure(request, reply, status);
}

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function failureStatusOf({ url, headers }: FastifyRequest): 413 | 415 | undefined {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return 415;
  const isTooLarge = !isUpload(url) && Number(headers['content-length'] ?? 0) > bodyLimitOf(url);
  return isTooLarge ? 413 : undefined;
}
