export { mediaRoutes } from './media.routes.ts';
export { mediaUrl } from './media.rules.ts';
export type { OriginalExtension } from './media.rules.ts';
export { mediaInFolder, MediaStorage, nameOfOriginal } from './media.store.ts';
export { PIXEL_LIMIT } from './variants.ts';
