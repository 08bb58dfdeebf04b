import { listDuePictures } from '../../../../parts/uploads/queue/stored-pictures.ts';
import { createFormActions } from '../state/form-actions.ts';
import type { FormStore } from '../state/form-store.ts';

/** Has the form wait for the pictures on the device that are to be uploaded: their fields are on the page until that is done. */
export async function waitForStoredPictures(store: FormStore): Promise<void> {
  const { draftId, photo, documents } = store.getState();
  const actions = createFormActions(store);
  const photos = await listDuePictures(draftId, 'photo', photo ? [photo] : []);
  const others = await listDuePictures(draftId, 'document', documents);
  if (store.getState().draftId !== draftId) return;
  if (photos.length > 0) actions.setPhotoStatus('busy');
  if (others.length > 0) actions.setDocumentsStatus('busy');
}
