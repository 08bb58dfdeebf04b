import fastifyPlugin from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Changes } from '@trust/shared/contract/changes';
import { changeMark } from '../database/change-mark.ts';
import type { Database } from '../database/database.ts';
import { refusals } from './problems.ts';

/** Tells the gateway whether anything was written since it drew a page. */
export const changes = fastifyPlugin<{ database: Database }>((server, { database }, done) => {
  server.withTypeProvider<ZodTypeProvider>().get(
    '/changes',
    {
      logLevel: 'warn',
      config: { rateLimit: false },
      schema: {
        tags: ['health'],
        summary: 'A mark that is another one once anything was written',
        response: { 200: Changes, ...refusals },
      },
    },
    async () => ({ mark: await changeMark(database) }),
  );
  done();
});
