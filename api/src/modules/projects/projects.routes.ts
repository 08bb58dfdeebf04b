import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Project, ProjectById, ProjectList, ProjectQuery } from '@trust/shared/contract/content/projects';
import type { ApiDeps } from '../deps.ts';
import { problemResponses } from '../../plugins/problems.ts';
import { toProject } from './projects.rules.ts';
import { countProjects, findProject, listProjects } from './projects.store.ts';

const tags = ['projects'];

/** Projects: a page of them, how many there are, and one. */
export function projectsRoutes(server: FastifyInstance, { database, trustName }: ApiDeps): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/get-project-list',
    {
      schema: {
        tags,
        operationId: 'listProjects',
        summary: 'Projects, the newest first',
        body: ProjectQuery,
        response: { 200: ProjectList, ...problemResponses },
      },
    },
    async (request) => {
      const rows = await listProjects(database, request.body.query, request.body);
      return rows.map((row) => toProject(request.language, row, trustName));
    },
  );

  app.post(
    '/get-project-list-count',
    {
      schema: {
        tags,
        operationId: 'countProjects',
        summary: 'How many projects the same filter finds',
        body: ProjectQuery,
        response: { 200: z.int(), ...problemResponses },
      },
    },
    (request) => countProjects(database, request.body.query),
  );

  app.post(
    '/get-project-by-id',
    {
      schema: {
        tags,
        operationId: 'getProject',
        summary: 'One project',
        body: ProjectById,
        response: { 200: Project, ...problemResponses },
      },
    },
    async (request, reply) => {
      const row = await findProject(database, request.body._id);
      return row ? toProject(request.language, row, trustName) : reply.problem(404, 'notFound');
    },
  );
}
