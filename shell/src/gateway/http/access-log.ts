import type { FastifyRequest } from 'fastify';

const MAX_PATH_LENGTH = 200;

/** The request as the access log has it: without the query, which holds names and numbers, and without the suid. */
export function accessLog(request: Pick<FastifyRequest, 'method' | 'url'>): { method: string; path: string } {
  const path = (request.url.split('?')[0] ?? '').slice(0, MAX_PATH_LENGTH);
  return { method: request.method, path: path.replace(/^(\/application-summary\/).+/i, '$1…') };
}
