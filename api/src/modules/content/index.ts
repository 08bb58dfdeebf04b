export { contentRoutes } from './content.routes.ts';
export {
  createContentSystem,
  type ContentDeps,
  type ContentSystem,
  type ContentSystemOptions,
} from './external/content-system.ts';
export { listExternalPages, type ExternalPage } from './external/external-pages.ts';
export { ContentUnavailableError, findSolaceProgramme } from './solace-programme.ts';
