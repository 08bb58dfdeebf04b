// What the office's command needs, apart from the routes: a command starts in half the time without them.
export type { ApplicationKeys } from './aadhaar/application-keys.ts';
export { unlinkAccount, type ApplicationRow } from './applications.store.ts';
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
