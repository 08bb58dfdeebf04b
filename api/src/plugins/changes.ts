import fastifyPlugin from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ChangeMark } from '@trust/shared/contract/pages/changes';
import type { Database } from '../database/database.ts';
import { readPageRevision } from '../page-revision/page-revision.store.ts';
import { problemResponses } from './problems.ts';

/** Tells the gateway whether anything that pages show was written since it rendered one. */
export const changes = fastifyPlugin<{ database: Database }>((server, { database }, done) => {
  server.withTypeProvider<ZodTypeProvider>().get(
    '/changes',
    {
      logLevel: 'warn',
      config: { rateLimit: false },
      schema: {
        tags: ['health'],
        operationId: 'getChangeMark',
        summary: 'A mark that is another one once anything was written that public pages show',
        response: { 200: ChangeMark, ...problemResponses },
      },
    },
    async () => ({ mark: await readPageRevision(database) }),
  );
  done();
});
