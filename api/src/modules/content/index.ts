export { contentRoutes } from './content.routes.ts';
export {
  contentSystem,
  type ContentParts,
  type ContentSystem,
  type ContentSystemOptions,
} from './content-system.ts';
export { outsidePages, type OutsidePage } from './outside-pages.ts';
export { findSolaceProgramme } from './solace-programme.ts';
