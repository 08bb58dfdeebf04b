import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  GalleryList,
  GalleryQuery,
  ProjectReportList,
  ProjectReportQuery,
} from '@trust/shared/contract/projects';
import type { Parts } from '../../parts.ts';
import { refusals } from '../../plugins/problems.ts';
import { galleryIn, projectReportIn } from './by-category.rules.ts';
import { listGalleries, listProjectReports } from './by-category.store.ts';

/** What is looked up by category and subcategory: galleries and project reports. */
export function byCategoryRoutes(server: FastifyInstance, { database }: Parts): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/get-gallery-list',
    {
      schema: {
        tags: ['projects'],
        summary: 'Galleries',
        body: GalleryQuery,
        response: { 200: GalleryList, ...refusals },
      },
    },
    async (request) => {
      const rows = await listGalleries(database, request.body.query, request.body.limit);
      return rows.map((row) => galleryIn(request.language, row));
    },
  );

  app.post(
    '/get-report-list',
    {
      schema: {
        tags: ['projects'],
        summary: 'Project reports, each a PDF',
        body: ProjectReportQuery,
        response: { 200: ProjectReportList, ...refusals },
      },
    },
    async (request) => {
      const rows = await listProjectReports(database, request.body.query);
      return rows.map((row) => projectReportIn(request.language, row));
    },
  );
}
