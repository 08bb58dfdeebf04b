import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { nothing, refusals } from '../../plugins/problems.ts';
import { mediaType, readMediaName } from './media.rules.ts';
import type { MediaStorage } from './media.store.ts';
import { Variants } from './variants.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Pictures and documents of the content, and the pictures' sizes and formats. */
export function mediaRoutes(server: FastifyInstance, { storage }: { storage: MediaStorage }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  const variants = new Variants(storage);
  app.get(
    '/:name',
    {
      schema: {
        tags: ['media'],
        summary:
          'A picture or PDF by its content hash; <hash>-<320|640|960|1280>.<avif|webp|jpg> and <hash>-share.jpg are made of it',
        params: z.object({ name: z.string() }),
        response: { 200: z.any(), 304: nothing, ...refusals },
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const wanted = readMediaName(name);
      if (!wanted) return reply.problem(404, 'notFound');
      const there =
        wanted.kind === 'original' ? await storage.has(name) : await variants.ensure(name, wanted);
      if (!there) return reply.problem(404, 'notFound');
      void reply
        .removeHeader('content-language')
        .removeHeader('vary')
        .header('cache-control', A_YEAR)
        .header('etag', `"${name}"`)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'inline')
        .type(mediaType(name));
      if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
      const { stream, bytes } = await storage.open(name);
      return reply.header('content-length', bytes).send(stream);
    },
  );
}
