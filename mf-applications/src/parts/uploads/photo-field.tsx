import { Button } from '@trust/shared/ui/button';
import { useField } from '@trust/shared/ui/labelled-field';
import { useRef, useState, type ReactNode } from 'react';
import { FileButton } from './file-button.tsx';
import type { UploadsStatus } from './queue/upload-stage.ts';
import { useUploadQueue } from './queue/use-upload-queue.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { UploadedPicture } from './uploaded-picture.ts';
import { UploadedThumbnail } from './uploaded-thumbnail.tsx';
import { UploadsGroup } from './uploads-group.tsx';
import { useUploadTexts } from './uploads.texts.ts';
import styles from './uploads.module.css';

/**
 * The applicant's photo: chosen or taken, cropped to a passport's ratio, shrunk on the device and uploaded for `draft`. A
 * photo that replaces another takes its slot once it is uploaded. `id` is that of the button that chooses.
 */
export function PhotoField({
  id,
  label,
  required = false,
  help,
  error,
  draft,
  draftId,
  picture,
  onChange,
  onStatusChange,
}: {
  id: string;
  label: string;
  required?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  draft: string;
  /** The draft with which the pictures are stored on the device; undefined for none. */
  draftId: string | undefined;
  picture: UploadedPicture | undefined;
  onChange: (picture: UploadedPicture | undefined) => void;
  onStatusChange?: (status: UploadsStatus) => void;
}) {
  const t = useUploadTexts();
  const field = useField(id, true, error);
  const [announcement, setAnnouncement] = useState('');
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { queue, uploads, previews } = useUploadQueue({
    kind: 'photo',
    draft,
    draftId,
    uploaded: picture ? [picture] : [],
    onStatusChange,
    onUploaded(uploaded) {
      setAnnouncement(t('announce-uploaded', { name: uploaded.fileName }));
      onChange(uploaded);
    },
  });

  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    for (const upload of uploads) queue.cancel(upload.id);
    queue.add([file]);
  };
  const remove = () => {
    if (picture) setAnnouncement(t('announce-removed', { name: picture.fileName }));
    onChange(undefined);
    chooseButton.current?.focus();
  };
  const cancel = (uploadId: string) => {
    queue.cancel(uploadId);
    chooseButton.current?.focus();
  };

  return (
    <UploadsGroup
      kind="photo"
      field={field}
      label={label}
      optional={!required}
      help={help}
      error={error}
      queue={queue}
      uploads={uploads}
      announcement={announcement}
    >
      {picture ? (
        <div className={styles.uploaded}>
          <UploadedThumbnail picture={picture} preview={previews.get(picture.name)} shape="photo" />
          <p className={styles.name}>{picture.fileName}</p>
        </div>
      ) : null}
      {uploads.map((upload) => (
        <UploadProgress
          key={upload.id}
          kind="photo"
          upload={upload}
          onRetry={() => {
            chooseButton.current?.focus();
            queue.retry(upload.id);
          }}
          onCancel={() => cancel(upload.id)}
        />
      ))}
      <div className={styles.buttons}>
        <FileButton
          ref={chooseButton}
          id={field.control.id}
          aria-describedby={field.control['aria-describedby']}
          onFiles={choose}
        >
          {t(picture ? 'photo-choose-other' : 'photo-choose')}
        </FileButton>
        <FileButton camera onFiles={choose}>
          {t(picture ? 'take-other-photo' : 'take-photo')}
        </FileButton>
        {picture ? (
          <Button kind="quiet" onClick={remove}>
            {t('remove-photo')}
          </Button>
        ) : null}
      </div>
    </UploadsGroup>
  );
}
