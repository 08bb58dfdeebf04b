import type { FastifyRequest } from 'fastify';
import { APPLICATION_SUMMARY_PATH } from '@trust/shared/contract/pages/paths';

const MAX_PATH_LENGTH = 200;
const SUMMARY_PAGE = new RegExp(`^(${APPLICATION_SUMMARY_PATH}/).+`, 'i');

/** The request as the access log has it: without the query, which holds names and numbers, and without the suid. */
export function accessLog(request: Pick<FastifyRequest, 'method' | 'url'>): { method: string; path: string } {
  const path = (request.url.split('?')[0] ?? '').slice(0, MAX_PATH_LENGTH);
  return { method: request.method, path: path.replace(SUMMARY_PAGE, '$1…') };
}
