import fastifyPlugin from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { problemResponses } from './problems.ts';

const Alive = z.object({ status: z.literal('ok') });
const OK: z.output<typeof Alive> = { status: 'ok' };

/** Liveness and readiness, for monitoring. */
export const health = fastifyPlugin<{ databaseAnswers: () => Promise<boolean> }>((server, options, done) => {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const common = { logLevel: 'warn', config: { rateLimit: false } } as const;
  app.get(
    '/healthz',
    {
      ...common,
      schema: {
        tags: ['health'],
        operationId: 'getLiveness',
        summary: 'The process is alive',
        response: { 200: Alive, ...problemResponses },
      },
    },
    () => OK,
  );
  app.get(
    '/readyz',
    {
      ...common,
      schema: {
        tags: ['health'],
        operationId: 'getReadiness',
        summary: 'The api and its database can serve; names the part that cannot',
        response: { 200: Alive, ...problemResponses },
      },
    },
    async (_request, reply) => {
      if (await options.databaseAnswers()) return OK;
      return reply.problem(503, 'unavailable', {
        errors: [{ field: 'database', message: 'does not answer' }],
      });
    },
  );
  done();
});
