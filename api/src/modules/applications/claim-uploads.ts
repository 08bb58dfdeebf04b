import { toMessage } from '@trust/shared/contract/applications/application-fields';
import { NOT_ACCEPTED } from '@trust/shared/contract/applications/texts/application.texts';
import type { ApplicationError } from '@trust/shared/contract/applications/parse-application';
import type { Database } from '../../database/database.ts';
import type { UploadClaim, UploadClaims } from './uploads.ts';

/** Files that cannot become parts of the application; thrown so that the database transaction is rolled back. */
export class UploadsRefusedError extends Error {
  readonly errors: readonly ApplicationError[];

  constructor(errors: readonly ApplicationError[]) {
    super('Uploads were refused');
    this.errors = errors;
  }
}

type ClaimedFiles = Omit<UploadClaim, 'ids'> & {
  photo: string;
  documents: readonly string[];
  /** Files that are the application's already. */
  owned?: readonly string[];
};

/** Ties an application's new files to it; throws UploadsRefusedError with an error for each file that cannot be. */
export async function claimUploads(
  tx: Database,
  uploads: UploadClaims,
  { photo, documents, owned = [], ...claim }: ClaimedFiles,
): Promise<void> {
  const ids = [photo, ...documents].filter((id) => id !== '' && !owned.includes(id));
  if (ids.length === 0) return;
  const refused = new Set(await uploads.claim(tx, { ...claim, ids }));
  if (refused.size === 0) return;
  const message = toMessage(NOT_ACCEPTED.uploadUnknown);
  const fields = [['logo', photo], ...documents.map((id, index) => [`documents.${index}`, id])];
  throw new UploadsRefusedError(
    fields.flatMap(([field = '', id = '']) => (refused.has(id) ? [{ field, message }] : [])),
  );
}
