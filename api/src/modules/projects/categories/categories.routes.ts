import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CategoryList, CategoryQuery } from '@trust/shared/contract/content/projects';
import type { ApiDeps } from '../../deps.ts';
import { problemResponses } from '../../../plugins/problems.ts';
import { toCategory } from './categories.rules.ts';
import { listCategories } from './categories.store.ts';

/** Categories: all, or those that receive applications, have a gallery or have media. */
export function categoriesRoutes(server: FastifyInstance, { database }: ApiDeps): void {
  server.withTypeProvider<ZodTypeProvider>().post(
    '/get-category-list',
    {
      schema: {
        tags: ['projects'],
        operationId: 'listCategories',
        summary: 'Categories, with what an application in them must tell',
        body: CategoryQuery,
        response: { 200: CategoryList, ...problemResponses },
      },
    },
    async (request) => {
      const rows = await listCategories(database, request.body);
      return rows.map((row) => toCategory(request.language, row));
    },
  );
}
