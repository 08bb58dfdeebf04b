import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Language } from '@trust/shared/contract/languages';
import { ContentId } from '@trust/shared/contract/content/projects';
import type { ApiDeps } from '../deps.ts';
import { problemResponses } from '../../plugins/problems.ts';
import type { ContentList } from './content-list.ts';
import { LISTED_KINDS } from './kinds/content-lists.ts';
import type { ContentRequest } from './content.store.ts';
import type { ContentDeps } from './external/content-system.ts';

const Query = z.object({
  items_per_page: z.prefault(
    z.pipe(
      z.string().check(z.regex(/^[0-9]{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(50))),
    ),
    '20',
  ),
});

/**
 * Lists, and single items of each list, in the content system's shape: from the external system where it is configured,
 * else from the database. An answer from a copy has an `age` header.
 */
export function contentRoutes(
  server: FastifyInstance,
  { database, storage, contentSystem }: ContentDeps & Pick<ApiDeps, 'storage'>,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  function serve(list: ContentList): void {
    const { path, summary, operations, schema } = list;
    const [listOperation, itemOperation] = operations;
    const response = { 200: schema, ...problemResponses };
    const tags = ['content'];

    async function answer(language: Language, reply: FastifyReply, { id, limit }: ContentRequest) {
      if (!contentSystem) return list.readStored({ database, storage }, language, { id, limit });
      const content = await contentSystem.read(list, { id, language });
      if (content.outcome === 'unavailable') return reply.problem(503, 'unavailable');
      if (content.ageSeconds !== undefined) void reply.header('age', content.ageSeconds);
      return content.entries.slice(0, limit);
    }

    app.get(
      `/${path}`,
      { schema: { tags, operationId: listOperation, summary, querystring: Query, response } },
      (request, reply) => answer(request.language, reply, { limit: request.query.items_per_page }),
    );

    app.get(
      `/${path}/:nid`,
      {
        schema: {
          tags,
          operationId: itemOperation,
          summary: `${summary}: one, or none`,
          params: z.object({ nid: z.string() }),
          response,
        },
      },
      async (request, reply) => {
        const id = ContentId.safeParse(request.params.nid);
        return id.success ? answer(request.language, reply, { id: id.data, limit: 1 }) : [];
      },
    );
  }

  for (const { list } of LISTED_KINDS) if (list) serve(list);
}
