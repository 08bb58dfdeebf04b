import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { textIn } from '@trust/shared/contract/text-in';
import { Stats, StatsFeed } from '@trust/shared/contract/content/projects';
import { readContentId } from '@trust/shared/contract/typed/content-id';
import { shareNext } from '@trust/shared/http/server/share-next';
import type { ApiDeps } from '../deps.ts';
import { problemResponses } from '../../plugins/problems.ts';
import { countProjects, listForFeed } from './projects.store.ts';

const tags = ['projects'];

/** Passed in, since the module of applications itself asks for categories. */
export type StatsDeps = ApiDeps & { countApplications: () => Promise<number> };

const FeedParameters = z.object({
  categories: z.pipe(
    z.pipe(z.string(), z.transform(readContentId)),
    z.string().check(z.regex(/^(all|[0-9]{1,9}([+ ][0-9]{1,9}){0,99})$/)),
  ),
});

/** The three totals of the home page. */
export function statsRoutes(server: FastifyInstance, { database, countApplications }: StatsDeps): void {
  // The same for every visitor, and asked for by each who opens the home page.
  const readStats = shareNext(async () => ({
    totalProjectsOngoing: await countProjects(database, { successStory: false }),
    totalApplications: await countApplications(),
    totalProjectsCompleted: await countProjects(database, { successStory: true }),
  }));
  server.withTypeProvider<ZodTypeProvider>().post(
    '/get-stats',
    {
      schema: {
        tags,
        operationId: 'getStats',
        summary: 'How many projects go on, how many are completed, how many applications there were',
        body: z.object({}),
        response: { 200: Stats, ...problemResponses },
      },
    },
    readStats,
  );
}

/** The feed of all projects with whether they are completed. */
export function statsFeedRoutes(server: FastifyInstance, { database }: ApiDeps): void {
  server.withTypeProvider<ZodTypeProvider>().get(
    '/all/:categories',
    {
      schema: {
        tags,
        operationId: 'getStatsByCategory',
        summary: 'Projects of all categories, or of those whose ids are joined by +',
        params: FeedParameters,
        response: { 200: StatsFeed, ...problemResponses },
      },
    },
    async (request) => {
      const { categories } = request.params;
      const rows = await listForFeed(database, categories === 'all' ? 'all' : categories.split(/[+ ]/));
      return rows.map((row) => ({
        nid: row.id,
        title: textIn(request.language, row.name),
        category: textIn(request.language, row.categoryName),
        field_move_to_success_stor: row.completed ? ('True' as const) : ('False' as const),
      }));
    },
  );
}
