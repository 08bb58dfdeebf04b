import { openFieldPictures, type StoredPicture } from '../../device-storage/pictures.ts';
import { readBytes } from '../picture/read-bytes.ts';
import type { UploadedPicture } from '../uploaded-picture.ts';
import type { UploadKind } from './upload-file.data.ts';
import type { PictureStore, ReadyPicture } from './upload-queue.ts';

/** The server removes pictures that no application has claimed within a day; earlier than that they are sent again, in ms. */
const SENT_AGAIN_AFTER_MS = 20 * 3_600_000;

/** The last work on the pictures of a kind and draft, in this page. */
const lastWork = new Map<string, Promise<unknown>>();

/** One after the other: a picture that is still being read is stored before it is marked, removed or listed. */
function inOrder<T>(draftId: string, kind: UploadKind, work: () => Promise<T>): Promise<T> {
  const key = `${draftId}/${kind}`;
  const done = (lastWork.get(key) ?? Promise.resolve()).then(work);
  const settled = done.catch(() => undefined);
  lastWork.set(key, settled);
  return done;
}

/** The pictures of a kind that a draft has on the device. */
export function openPictureStore(draftId: string, kind: UploadKind): PictureStore {
  const pictures = openFieldPictures(draftId, kind);
  return {
    add: ({ id, fileName, replaces }, blob) =>
      inOrder(draftId, kind, async () => {
        // The page has it in memory, and tells when it cannot be sent.
        const bytes = await readBytes(blob).catch(() => undefined);
        if (!bytes) return;
        await pictures.add({
          id,
          fileName,
          type: blob.type,
          bytes,
          ...(replaces !== undefined && { replaces }),
        });
      }),
    setUploaded: (id, name) => inOrder(draftId, kind, () => pictures.setUploaded(id, name)),
    remove: (id) => inOrder(draftId, kind, () => pictures.remove(id)),
  };
}

/**
 * The pictures on the device that the server does not have, or will not have for long. `uploaded` are those of the form: what
 * was removed from it is removed from the device.
 */
export async function listDuePictures(
  draftId: string,
  kind: UploadKind,
  uploaded: readonly UploadedPicture[],
): Promise<readonly ReadyPicture[]> {
  const pictures = openFieldPictures(draftId, kind);
  const stored = await inOrder(draftId, kind, () => pictures.list());
  const isUsed = ({ uploaded: sent }: StoredPicture) =>
    sent === undefined || uploaded.some(({ name }) => name === sent.name);
  await Promise.all(stored.filter((picture) => !isUsed(picture)).map(({ id }) => pictures.remove(id)));
  return stored.filter((picture) => isUsed(picture) && isDue(picture)).map(toReady);
}

function isDue({ uploaded }: StoredPicture): boolean {
  return uploaded === undefined || uploaded.at < Date.now() - SENT_AGAIN_AFTER_MS;
}

function toReady({ id, fileName, type, bytes, replaces, uploaded }: StoredPicture): ReadyPicture {
  return { id, fileName, replaces: uploaded?.name ?? replaces, blob: new Blob([bytes], { type }) };
}
