import type { FastifyInstance } from 'fastify';
import { sendFailure, sendProblem } from './problems.ts';

const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Sets how failed requests and unknown addresses are answered, for all routes that are added afterwards. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const clientStatus = clientErrorStatus(error);
    if (clientStatus === undefined) request.log.error({ err: error }, 'A request failed');
    return sendFailure(request, reply, clientStatus ?? 500);
  });
  app.setNotFoundHandler((request, reply) => {
    if (READ_METHODS.includes(request.method)) return sendProblem(request, reply, 404);
    return sendProblem(request, reply.header('allow', READ_METHODS.join(', ')), 405);
  });
}

/** The 4xx status of an error that the client caused; undefined for an error of ours. */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return undefined;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : undefined;
}
