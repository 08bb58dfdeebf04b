import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems.ts';

const API_TIMEOUT_MS = 2_000;

/** Answers `/healthz`, and `/readyz` with the names of what fails: the api, and each module without a release that can be served. */
export function registerHealth(
  app: FastifyInstance,
  apiUrl: string,
  missingModules: () => readonly string[],
): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const failing = [...((await isApiReady(apiUrl)) ? [] : ['api']), ...missingModules()];
    if (failing.length === 0) return { status: 'ok' };
    const errors = failing.map((field) => ({ field, message: 'not ready' }));
    return sendProblem(request, reply, 503, { errors });
  });
}

function isApiReady(apiUrl: string): Promise<boolean> {
  return fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );
}
