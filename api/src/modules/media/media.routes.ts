import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { emptyResponse, problemResponses } from '../../plugins/problems.ts';
import { readMediaName } from './media.rules.ts';
import type { MediaStorage } from './media.store.ts';
import { sendStored } from './send-stored.ts';
import { Variants } from './variants.ts';

/** Pictures and documents of the content, and resized pictures. */
export function mediaRoutes(server: FastifyInstance, { storage }: { storage: MediaStorage }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const variants = new Variants(storage);
  app.get(
    '/:name',
    {
      schema: {
        tags: ['media'],
        operationId: 'getMedia',
        summary:
          'A picture or PDF by its content hash; <hash>-<320|640|960|1280>.<avif|webp|jpg> and <hash>-share.jpg are made of it',
        params: z.object({ name: z.string() }),
        response: { 200: z.any(), 304: emptyResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const parsedName = readMediaName(name);
      if (!parsedName) return reply.problem(404, 'notFound');
      const exists =
        parsedName.kind === 'original' ? await storage.has(name) : await variants.ensure(name, parsedName);
      if (!exists) return reply.problem(404, 'notFound');
      return sendStored(request, reply, storage, name);
    },
  );
}
