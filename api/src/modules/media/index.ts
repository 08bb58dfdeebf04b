export { mediaRoutes } from './media.routes.ts';
export { mediaUrl, SHARE_CARD } from './media.rules.ts';
export type { OriginalExtension } from './media.rules.ts';
export { mediaInFolder, MediaStorage, nameOfOriginal } from './media.store.ts';
export { sendStored } from './send-stored.ts';
export { StoredOnce } from './stored-once.ts';
export { encodeShareCard, PIXEL_LIMIT } from './variants.ts';
