import type { FastifyInstance } from 'fastify';

const API_TIMEOUT_MS = 2_000;

/** Answers `/healthz`, and `/readyz` with the names of the dependencies that fail. */
export function registerHealth(app: FastifyInstance, apiUrl: string, hasReleases: () => boolean): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const failing = [...((await isApiReady(apiUrl)) ? [] : ['api']), ...(hasReleases() ? [] : ['releases'])];
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
