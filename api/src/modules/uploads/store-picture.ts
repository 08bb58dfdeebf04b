import type { UploadedFile } from '@trust/shared/contract/applications/uploads';
import type { Uploads } from './deps.ts';
import type { ReceivedPicture } from './receive/receive-picture.ts';
import { isJpegOrPng, newUploadId } from './uploads.rules.ts';
import type { PictureKind } from './uploads.schema.ts';
import { hasRoom, insertUpload } from './uploads.store.ts';

/** Of one draft. */
const DRAFT_LIMITS = { files: 20, bytes: 10_000_000 };

export type StoreOutcome =
  | { outcome: 'stored'; file: UploadedFile }
  | { outcome: 'refused' | 'busy' | 'draft-full' };

/** Encodes and stores a received picture. What it answers is on the disk and in the database. */
export async function storePicture(
  { database, now, files, links, encoder }: Uploads,
  { draft, fileName, content }: ReceivedPicture,
  kind: PictureKind,
): Promise<StoreOutcome> {
  if (!isJpegOrPng(content)) return { outcome: 'refused' };
  if (!(await hasRoom(database, draft, 0, DRAFT_LIMITS))) return { outcome: 'draft-full' };
  const encoded = await encoder.encode(content);
  if (encoded.outcome !== 'encoded') return encoded;
  const { jpeg } = encoded;
  const id = newUploadId();
  await files.put(id, jpeg);
  const createdAt = now();
  const row = { id, draft, kind, fileName, bytes: jpeg.length, applicationId: null, createdAt };
  if ((await insertUpload(database, row, DRAFT_LIMITS)) === 'full') {
    await files.remove(id);
    return { outcome: 'draft-full' };
  }
  return {
    outcome: 'stored',
    file: { url: links.sign(id, createdAt), name: id, size: jpeg.length, type: 'image/jpeg' },
  };
}
