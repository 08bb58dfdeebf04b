import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { byCategoryRoutes } from './by-category.routes.ts';
import { categoriesRoutes } from './categories.routes.ts';
import { newsRoutes } from './news.routes.ts';
import { projectsRoutes } from './projects.routes.ts';
import { statsRoutes } from './stats.routes.ts';

export { findProject } from './projects.store.ts';
export { shareCardRoutes } from './share-card.routes.ts';
export { newsUpdateIn } from './news.rules.ts';
export { listNews } from './news.store.ts';
export { statsFeedRoutes } from './stats.routes.ts';

/** Everything under /api/project. */
export function projectRoutes(server: FastifyInstance, parts: Parts): void {
  projectsRoutes(server, parts);
  categoriesRoutes(server, parts);
  byCategoryRoutes(server, parts);
  newsRoutes(server, parts);
  statsRoutes(server, parts);
}
