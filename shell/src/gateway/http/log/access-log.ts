import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { APPLICATION_SUMMARY_PATH } from '@trust/shared/contract/pages/paths';
import { readFigures } from '@trust/shared/contract/typed/figures';

const MAX_PATH_LENGTH = 200;
/** Also behind what a link was copied with: such an address leads to the page. */
const SUMMARY_PAGE = new RegExp(`${APPLICATION_SUMMARY_PATH.slice(1)}/+.`, 'i');

/** The request as the access log has it: without the query, which holds names and numbers, and without the suid. */
export function accessLog(request: Pick<FastifyRequest, 'method' | 'url'>): { method: string; path: string } {
  const path = request.url.split('?')[0] ?? '';
  const isSummary = SUMMARY_PAGE.test(path) || SUMMARY_PAGE.test(readFigures(decode(path)));
  return {
    method: request.method,
    path: isSummary ? `${APPLICATION_SUMMARY_PATH}/…` : path.slice(0, MAX_PATH_LENGTH),
  };
}

/** The path as it stands where nothing in it is encoded, or wrongly. */
function decode(path: string): string {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return path;
  }
}

/**
 * Logs each request with its answer. One that may change something is logged when it comes too, since the process may end
 * before it is answered; two lines for each page would take a fifth of the time in which a stored page is answered.
 */
export class AccessLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (!isRead(request)) super.incomingRequest(request, reply);
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error || !isRead(request)) super.requestCompleted(error, request, reply);
    else request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed');
  }
}

/** Logs whoever leaves before the answer. */
export function logAborted(app: FastifyInstance): void {
  app.addHook('onRequestAbort', (request, next) => {
    request.log.info({ req: request }, 'request aborted');
    next();
  });
}

const isRead = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD';
