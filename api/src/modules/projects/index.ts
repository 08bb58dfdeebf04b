import type { FastifyInstance } from 'fastify';
import { byCategoryRoutes } from './categories/by-category.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { newsRoutes } from './news.routes.ts';
import { projectsRoutes } from './projects.routes.ts';
import { statsRoutes, type StatsDeps } from './stats.routes.ts';

export { findOpenCategory } from './categories/categories.store.ts';
export { addToFunds } from './project-funds.store.ts';
export { findProject, findProjectName } from './projects.store.ts';
export { shareCardRoutes } from './share-card/share-card.routes.ts';
export { toNewsUpdate } from './news.rules.ts';
export { listNews } from './news.store.ts';
export { statsFeedRoutes } from './stats.routes.ts';

/** Everything under /api/project. */
export function projectRoutes(server: FastifyInstance, deps: StatsDeps): void {
  projectsRoutes(server, deps);
  categoriesRoutes(server, deps);
  byCategoryRoutes(server, deps);
  newsRoutes(server, deps);
  statsRoutes(server, deps);
}
