import { toMessage } from '@trust/shared/contract/applications/application-fields';
import { readUploadId } from '@trust/shared/contract/applications/uploads';
import type { NewApplication } from '@trust/shared/contract/applications/application';
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

type ClaimedFiles = Omit<UploadClaim, 'photo'> & {
  /** '' for none. */
  photo: string;
  /** The files that are the application's already. */
  owned?: { photo: string; documents: readonly string[] };
};

/** Ties an application's new files to it; throws UploadsRefusedError with an error for each file that cannot be. */
export async function claimUploads(
  tx: Database,
  uploads: UploadClaims,
  { photo, documents, owned, ...claim }: ClaimedFiles,
): Promise<void> {
  const ownedIds = owned ? [owned.photo, ...owned.documents] : [];
  const newPhoto = photo === '' || photo === owned?.photo ? undefined : photo;
  const newDocuments = documents.filter((id) => !ownedIds.includes(id));
  if (newPhoto === undefined && newDocuments.length === 0) return;
  const refused = new Set(await uploads.claim(tx, { ...claim, photo: newPhoto, documents: newDocuments }));
  if (refused.size === 0) return;
  const message = toMessage(NOT_ACCEPTED.uploadUnknown);
  const fields = [['logo', photo], ...documents.map((id, index) => [`documents.${index}`, id])];
  throw new UploadsRefusedError(
    fields.flatMap(([field = '', id = '']) => (refused.has(id) ? [{ field, message }] : [])),
  );
}

/** The ids of the uploads in a form, in which links may stand in their place. */
export function readUploads({ logo, documents }: Pick<NewApplication, 'logo' | 'documents'>) {
  return {
    ...(logo !== undefined && { logo: readUploadId(logo) }),
    ...(documents && { documents: documents.map(readUploadId) }),
  };
}
