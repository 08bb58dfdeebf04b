import type { ApiDeps } from '../deps.ts';
import type { ApplicationKeys } from './aadhaar/application-keys.ts';
import type { UploadClaims } from './uploads.ts';

/** How applications are taken. */
export type ApplicationSettings = {
  keys: ApplicationKeys;
  /** How long after sending whoever has the suid may correct an application, in hours. */
  correctionHours: number;
  uploads: UploadClaims;
};

export type ApplicationDeps = Pick<ApiDeps, 'database' | 'now' | 'limits' | 'mail'> & ApplicationSettings;
