import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  GalleryList,
  GalleryQuery,
  ProjectReportList,
  ProjectReportQuery,
} from '@trust/shared/contract/content/projects';
import type { ApiDeps } from '../../deps.ts';
import { problemResponses } from '../../../plugins/problems.ts';
import { toGallery, toProjectReport } from './by-category.rules.ts';
import { listGalleries, listProjectReports } from './by-category.store.ts';

/** Galleries and project reports, by category and subcategory. */
export function byCategoryRoutes(
  server: FastifyInstance,
  { database, storage }: Pick<ApiDeps, 'database' | 'storage'>,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/get-gallery-list',
    {
      schema: {
        tags: ['projects'],
        operationId: 'listGalleries',
        summary: 'Galleries',
        body: GalleryQuery,
        response: { 200: GalleryList, ...problemResponses },
      },
    },
    async (request) => {
      const rows = await listGalleries(database, request.body.query, request.body.limit);
      return rows.map((row) => toGallery(request.language, row));
    },
  );

  app.post(
    '/get-report-list',
    {
      schema: {
        tags: ['projects'],
        operationId: 'listProjectReports',
        summary: 'Project reports, each a PDF',
        body: ProjectReportQuery,
        response: { 200: ProjectReportList, ...problemResponses },
      },
    },
    async (request) => {
      const rows = await listProjectReports(database, request.body.query);
      return Promise.all(
        rows.map(async (row) =>
          toProjectReport(request.language, row, await storage.sizeOf(row.report.file)),
        ),
      );
    },
  );
}
