export { contentRoutes } from './content.routes.ts';
export { findSolaceProgramme } from './content.store.ts';
