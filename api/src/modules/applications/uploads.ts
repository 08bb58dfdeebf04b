import type { Application } from '@trust/shared/contract/applications/application';
import type { Database } from '../../database/database.ts';

/** Files of a draft that become parts of an application. */
export type UploadClaim = {
  applicationId: string;
  /** The draft that the files were uploaded for. */
  draft: string | undefined;
  /** The new photo; undefined when it stays as it was. */
  photo: string | undefined;
  /** The new documents, by the ids of the uploads' answers. */
  documents: readonly string[];
};

/** What applications need of the store of uploads. */
export type UploadClaims = {
  /** Whether visitors can upload files; only then a photo is required. */
  takesUploads: boolean;
  /**
   * Ties files to an application in its database transaction. Returns the ids of those that are unknown, too old, no
   * photo, belong to another draft or are tied already; the caller then rolls back.
   */
  claim(tx: Database, claim: UploadClaim): Promise<readonly string[]>;
  /** Removes what was tied to the application and is none of these any more. */
  removeOthers(tx: Database, applicationId: string, ids: readonly string[]): Promise<void>;
  /** Links to files and their names as they were uploaded, by id; without those that are unknown. */
  listFiles(ids: readonly string[]): Promise<Application['files']>;
  /** The stored JPEG of an upload; undefined when there is none. */
  readPicture(id: string): Promise<Uint8Array | undefined>;
};

/** For tests of applications alone: no photo is asked for, and every id is refused. */
export const NO_UPLOADS: UploadClaims = {
  takesUploads: false,
  claim: async (_tx, { photo, documents }) => (photo === undefined ? documents : [photo, ...documents]),
  removeOthers: async () => undefined,
  listFiles: async () => ({}),
  readPicture: async () => undefined,
};
