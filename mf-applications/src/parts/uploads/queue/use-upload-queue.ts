import { useHttp } from '@trust/shared/remote';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UploadedPicture } from '../uploaded-picture.ts';
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
  onUploaded,
  onBusyChange,
}: {
  kind: UploadKind;
  draft: string;
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
      }),
    [queue, http, kind, draft],
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

  return { queue, uploads, previews };
}
