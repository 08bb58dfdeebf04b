import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  MediaList,
  NewsUpdate,
  NewsUpdateById,
  NewsUpdateList,
  NewsUpdateQuery,
} from '@trust/shared/contract/content/projects';
import type { ApiDeps } from '../deps.ts';
import { problemResponses } from '../../plugins/problems.ts';
import { toMedia, toNewsUpdate } from './news.rules.ts';
import { findNews, listMedia, listNews } from './news.store.ts';

const tags = ['projects'];
const body = z.object({});

/** News updates and videos. */
export function newsRoutes(server: FastifyInstance, { database }: ApiDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/get-newsUpdate-list',
    {
      schema: {
        tags,
        operationId: 'listNews',
        summary: 'News, or the updates of one project, the latest first',
        body: NewsUpdateQuery,
        response: { 200: NewsUpdateList, ...problemResponses },
      },
    },
    async (request) => {
      const rows = await listNews(database, request.body);
      return rows.map((row) => toNewsUpdate(request.language, row));
    },
  );

  app.post(
    '/get-newsUpdate-by-id',
    {
      schema: {
        tags,
        operationId: 'getNewsItem',
        summary: 'One news item',
        body: NewsUpdateById,
        response: { 200: NewsUpdate, ...problemResponses },
      },
    },
    async (request, reply) => {
      const row = await findNews(database, request.body._id);
      return row ? toNewsUpdate(request.language, row) : reply.problem(404, 'notFound');
    },
  );

  app.post(
    '/get-media-list',
    {
      schema: {
        tags,
        operationId: 'listVideos',
        summary: 'Videos',
        body,
        response: { 200: MediaList, ...problemResponses },
      },
    },
    async (request) => (await listMedia(database)).map((row) => toMedia(request.language, row)),
  );
}
