import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CategoryList, CategoryQuery } from '@trust/shared/contract/projects';
import type { Parts } from '../../parts.ts';
import { refusals } from '../../plugins/problems.ts';
import { categoryIn } from './categories.rules.ts';
import { listCategories } from './categories.store.ts';

/** Categories: all, or those that receive applications, have a gallery or have media. */
export function categoriesRoutes(server: FastifyInstance, { database }: Parts): void {
  server.withTypeProvider<ZodTypeProvider>().post(
    '/get-category-list',
    {
      schema: {
        tags: ['projects'],
        summary: 'Categories, with what an application in them must tell',
        body: CategoryQuery,
        response: { 200: CategoryList, ...refusals },
      },
    },
    async (request) => {
      const rows = await listCategories(database, request.body);
      return rows.map((row) => categoryIn(request.language, row));
    },
  );
}
