export {
  addKey,
  createKeyFile,
  createKeys,
  readKeys,
  replaceKeyFile,
  type ApplicationKeys,
} from './aadhaar/application-keys.ts';
export { applicationRoutes } from './applications.routes.ts';
export { countApplications, type ApplicationRow } from './applications.store.ts';
export { createApplicationPrinter } from './paper/print-application.ts';
export { applicationPaperRoutes } from './paper/application-paper.routes.ts';
export type { ApplicationSettings } from './deps.ts';
export { encryptAnew, listMissingKeys } from './rotate-keys.ts';
export { NO_UPLOADS, type UploadClaims } from './uploads.ts';
export { eraseApplicationsDaily } from './retention/erase-daily.ts';
export { listErasures, type Erasure } from './retention/retention.store.ts';
export { revealAadhaar } from './staff/reveal-aadhaar.ts';
export { searchApplications } from './staff/search-applications.ts';
export {
  changeStatus,
  findByCode,
  listAccesses,
  listDuplicates,
  listLines,
  listStatusChanges,
  readInPages,
  recordAccess,
  type Access,
  type ApplicationLine,
  type StatusChange,
} from './staff/staff.store.ts';
