export { indexContent } from './index-content.store.ts';
export { searchRoutes } from './search.routes.ts';
export { projectsWith } from './search.store.ts';
