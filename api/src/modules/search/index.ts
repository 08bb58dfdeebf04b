export { indexContent } from './index-content.store.ts';
export { searchRoutes } from './search.routes.ts';
export { matchProjects } from './search.store.ts';
