import { useHttp } from '@trust/shared/remote';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UploadedPicture } from '../uploaded-picture.ts';
import { listDuePictures, openPictureStore } from './stored-pictures.ts';
import { uploadFile, type FileToSend, type UploadKind } from './upload-file.data.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';
import { statusOf, type QueuedUpload, type UploadsStatus } from './upload-stage.ts';

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
  onStatusChange,
}: {
  kind: UploadKind;
  draft: string;
  draftId: string | undefined;
  /** The pictures of the form. */
  uploaded: readonly UploadedPicture[];
  onUploaded: (picture: UploadedPicture, upload: QueuedUpload) => void;
  onStatusChange: ((status: UploadsStatus) => void) | undefined;
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
  // Another language is another client: what is on its way goes on.
  const send = useEffectEvent((file: FileToSend) => uploadFile(http, kind, draft, file));
  useEffect(
    () =>
      queue.start({
        send: (file) => send(file),
        onUploaded: (picture, upload, sent) => reportUploaded(picture, upload, sent),
        stored: draftId === undefined ? undefined : openPictureStore(draftId, kind),
      }),
    [queue, kind, draft, draftId],
  );

  const revokePreviews = useEffectEvent(() => previews.forEach((address) => URL.revokeObjectURL(address)));
  useEffect(() => () => revokePreviews(), []);

  const status = statusOf(uploads);
  const report = useEffectEvent((now: UploadsStatus) => onStatusChange?.(now));
  useEffect(() => {
    if (status === 'done') return;
    report(status);
    return () => report('done');
  }, [status]);

  const restore = useEffectEvent(async (from: string) => {
    const due = await listDuePictures(from, kind, uploaded);
    if (due.length > 0) queue.restore(due);
    // The form waited for them.
    else onStatusChange?.(statusOf(queue.uploads()));
  });
  useEffect(() => {
    if (draftId !== undefined) void restore(draftId);
  }, [draftId]);

  return { queue, uploads, previews };
}
