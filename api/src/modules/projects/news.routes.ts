import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  MediaList,
  NewsUpdate,
  NewsUpdateById,
  NewsUpdateList,
  NewsUpdateQuery,
} from '@trust/shared/contract/projects';
import type { Parts } from '../../parts.ts';
import { refusals } from '../../plugins/problems.ts';
import { mediaIn, newsUpdateIn } from './news.rules.ts';
import { findNews, listMedia, listNews } from './news.store.ts';

const tags = ['projects'];
const body = z.object({});

/** News updates and videos. */
export function newsRoutes(server: FastifyInstance, { database }: Parts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/get-newsUpdate-list',
    {
      schema: {
        tags,
        summary: 'News, or the updates of one project, the latest first',
        body: NewsUpdateQuery,
        response: { 200: NewsUpdateList, ...refusals },
      },
    },
    async (request) => {
      const rows = await listNews(database, request.body);
      return rows.map((row) => newsUpdateIn(request.language, row));
    },
  );

  app.post(
    '/get-newsUpdate-by-id',
    {
      schema: {
        tags,
        summary: 'One news item',
        body: NewsUpdateById,
        response: { 200: NewsUpdate, ...refusals },
      },
    },
    async (request, reply) => {
      const row = await findNews(database, request.body._id);
      return row ? newsUpdateIn(request.language, row) : reply.problem(404, 'notFound');
    },
  );

  app.post(
    '/get-media-list',
    { schema: { tags, summary: 'Videos', body, response: { 200: MediaList, ...refusals } } },
    async (request) => (await listMedia(database)).map((row) => mediaIn(request.language, row)),
  );
}
