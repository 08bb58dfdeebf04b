import type { Database } from '../../database/database.ts';

/** Files of a draft that become parts of an application. */
export type UploadClaim = {
  applicationId: string;
  /** The draft that the files were uploaded for. */
  draft: string | undefined;
  /** As the upload's answer named them. */
  ids: readonly string[];
};

/** What applications need of the store of uploads. */
export type UploadClaims = {
  /** Whether visitors can upload files; only then a photo is required. */
  takesUploads: boolean;
  /**
   * Ties files to an application in its database transaction. Returns the ids of those that are unknown, belong to
   * another draft or are tied already; the caller then rolls back.
   */
  claim(tx: Database, claim: UploadClaim): Promise<readonly string[]>;
  /** The stored JPEG of an upload; undefined when there is none. */
  readPicture(id: string): Promise<Uint8Array | undefined>;
};

/** Without a store of uploads no photo is asked for, and every id is refused. */
export const NO_UPLOADS: UploadClaims = {
  takesUploads: false,
  claim: async (_tx, { ids }) => ids,
  readPicture: async () => undefined,
};
