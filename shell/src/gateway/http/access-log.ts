import type { FastifyInstance, FastifyRequest } from 'fastify';
import { APPLICATION_SUMMARY_PATH } from '@trust/shared/contract/pages/paths';

const MAX_PATH_LENGTH = 200;
const SUMMARY_PAGE = new RegExp(`^(${APPLICATION_SUMMARY_PATH}/).+`, 'i');

/** The request as the access log has it: without the query, which holds names and numbers, and without the suid. */
export function accessLog(request: Pick<FastifyRequest, 'method' | 'url'>): { method: string; path: string } {
  const path = (request.url.split('?')[0] ?? '').slice(0, MAX_PATH_LENGTH);
  return { method: request.method, path: path.replace(SUMMARY_PAGE, '$1…') };
}

/**
 * Logs each request with its answer. One that may change something is logged when it comes too, since the process may end
 * before it is answered; two lines for each page would take a fifth of the time in which a stored page is answered.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isRead(request)) request.log.info({ req: request }, 'incoming request');
    next();
  });
  app.addHook('onResponse', (request, res, next) => {
    const req = isRead(request) ? { req: request } : {};
    request.log.info({ ...req, res, responseTime: res.elapsedTime }, 'request completed');
    next();
  });
  app.addHook('onRequestAbort', (request, next) => {
    request.log.info({ req: request }, 'request aborted');
    next();
  });
}

const isRead = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD';
