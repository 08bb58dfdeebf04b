export {
  addKey,
  createKeyFile,
  createKeys,
  replaceKeyFile,
  type ApplicationKeys,
} from './aadhaar/application-keys.ts';
export { openApplicationKeys, readKeyFile } from './aadhaar/open-keys.ts';
export { applicationRoutes } from './applications.routes.ts';
export { countApplications } from './applications.store.ts';
export { createApplicationPrinter } from './paper/print-application.ts';
export { applicationPaperRoutes } from './paper/application-paper.routes.ts';
export type { ApplicationSettings } from './deps.ts';
export { encryptAnew, listMissingKeys } from './aadhaar/rotate-keys.ts';
export { NO_UPLOADS, type UploadClaims } from './uploads.ts';
export { eraseApplicationsDaily } from './retention/erase-daily.ts';
