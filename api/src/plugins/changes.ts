import fastifyPlugin from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ChangeMark } from '@trust/shared/contract/pages/changes';
import { changeMark } from '../database/change-mark.ts';
import type { Database } from '../database/database.ts';
import { problemResponses } from './problems.ts';

/** Tells the gateway whether anything was written since it rendered a page. */
export const changes = fastifyPlugin<{ database: Database }>((server, { database }, done) => {
  server.withTypeProvider<ZodTypeProvider>().get(
    '/changes',
    {
      logLevel: 'warn',
      config: { rateLimit: false },
      schema: {
        tags: ['health'],
        operationId: 'getChangeMark',
        summary: 'A mark that is another one once anything was written',
        response: { 200: ChangeMark, ...problemResponses },
      },
    },
    async () => ({ mark: await changeMark(database) }),
  );
  done();
});
