import type { FastifyRequest } from 'fastify';

const LONGEST_PATH = 200;

/** What the access log keeps of a request: no query, since people's names and numbers travel there, and no suid. */
export function accessLog(request: Pick<FastifyRequest, 'method' | 'url'>): { method: string; path: string } {
  const path = (request.url.split('?')[0] ?? '').slice(0, LONGEST_PATH);
  return { method: request.method, path: path.replace(/^(\/application-summary\/).+/i, '$1…') };
}
