export { mediaRoutes } from './media.routes.ts';
export { mediaUrl, SHARE_CARD } from './media.rules.ts';
export type { OriginalExtension } from './media.rules.ts';
export { openMediaFolder, MediaStorage, originalName } from './media.store.ts';
export { sendStored } from './send-stored.ts';
export { OnDemandFiles } from './on-demand-files.ts';
export { encodeShareCard, PIXEL_LIMIT } from './variants.ts';
