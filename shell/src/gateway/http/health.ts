import type { FastifyInstance } from 'fastify';

const API_TIMEOUT_MS = 2_000;

/** Answers `/healthz`, and `/readyz` with the names of what fails: the api, and each module without a release that can be served. */
export function registerHealth(
  app: FastifyInstance,
  apiUrl: string,
  missingModules: () => readonly string[],
): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const failing = [...((await isApiReady(apiUrl)) ? [] : ['api']), ...missingModules()];
    const ready = failing.length === 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready', failing });
  });
}

function isApiReady(apiUrl: string): Promise<boolean> {
  return fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );
}
