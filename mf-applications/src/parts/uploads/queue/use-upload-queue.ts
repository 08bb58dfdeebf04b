import { useHttp } from '@trust/shared/remote';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UploadedPicture } from '../uploaded-picture.ts';
import { listDuePictures, openPictureStore } from './stored-pictures.ts';
import { uploadFile, type UploadKind } from './upload-file.data.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';
import { isBusy, type QueuedUpload } from './upload-stage.ts';

/** 600 dots per inch on a passport photo; small print of an A4 page can be read. */
const MAX_SIDES: Readonly<Record<UploadKind, number>> = { photo: 1062, document: 2000 };

/**
 * The files of a field on their way. `previews` has the pictures that were uploaded since the field was shown, by id; it
 * and all unfinished uploads end with the field.
 */
export function useUploadQueue({
  kind,
  draft,
  draftId,
  uploaded,
  onUploaded,
  onBusyChange,
}: {
  kind: UploadKind;
  draft: string;
  draftId: string | undefined;
  /** The pictures of the form. */
  uploaded: readonly UploadedPicture[];
  onUploaded: (picture: UploadedPicture, upload: QueuedUpload) => void;
  onBusyChange: ((busy: boolean) => void) | undefined;
}): {
  queue: UploadQueue;
  uploads: readonly QueuedUpload[];
  previews: ReadonlyMap<string, string>;
} {
  const http = useHttp();
  const [queue] = useState(() => createUploadQueue({ maxSide: MAX_SIDES[kind] }));
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());

  const reportUploaded = useEffectEvent((picture: UploadedPicture, upload: QueuedUpload, sent: Blob) => {
    setPreviews(new Map([...previews, [picture.name, URL.createObjectURL(sent)]]));
    onUploaded(picture, upload);
  });
  useEffect(
    () =>
      queue.start({
        send: (file) => uploadFile(http, kind, draft, file),
        onUploaded: (picture, upload, sent) => reportUploaded(picture, upload, sent),
        stored: draftId === undefined ? undefined : openPictureStore(draftId, kind),
      }),
    [queue, http, kind, draft, draftId],
  );

  const revokePreviews = useEffectEvent(() => previews.forEach((address) => URL.revokeObjectURL(address)));
  useEffect(() => () => revokePreviews(), []);

  const busy = uploads.some(isBusy);
  const reportBusy = useEffectEvent((now: boolean) => onBusyChange?.(now));
  useEffect(() => {
    if (!busy) return;
    reportBusy(true);
    return () => reportBusy(false);
  }, [busy]);

  const restore = useEffectEvent(async (from: string) => {
    const due = await listDuePictures(from, kind, uploaded);
    if (due.length > 0) queue.restore(due);
    // The form waited for them.
    else if (!queue.uploads().some(isBusy)) onBusyChange?.(false);
  });
  useEffect(() => {
    if (draftId !== undefined) void restore(draftId);
  }, [draftId]);

  return { queue, uploads, previews };
}
