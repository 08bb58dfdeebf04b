export { openUploads, type Uploads, type UploadSettings } from './deps.ts';
export { removeOrphansDaily } from './remove-orphans.ts';
export { uploadRoutes } from './uploads.routes.ts';
