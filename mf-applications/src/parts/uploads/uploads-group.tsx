import { CropDialog } from './crop/crop-dialog.tsx';
import { FieldErrorText, FieldHint, type useField } from '@trust/shared/ui/labelled-field';
import { useUiTexts } from '@trust/shared/ui/texts';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { use, type ReactNode } from 'react';
import { InSight } from './in-sight.ts';
import type { UploadKind } from './queue/upload-file.data.ts';
import type { UploadQueue } from './queue/upload-queue.ts';
import type { QueuedUpload } from './queue/upload-stage.ts';
import { describeMilestone, LIMIT_KB } from './upload-messages.ts';
import { useUploadTexts } from './uploads.texts.ts';
import styles from './uploads.module.css';

/** A field of uploads: its label and hint, what `children` show, its error, and the dialog of a picture that is cropped. */
export function UploadsGroup({
  kind,
  field: { control, hintId, errorId },
  label,
  optional,
  help,
  error,
  queue,
  uploads,
  announcement,
  children,
}: {
  kind: UploadKind;
  field: ReturnType<typeof useField>;
  label: string;
  optional: boolean;
  help: ReactNode;
  error: string | undefined;
  queue: UploadQueue;
  uploads: readonly QueuedUpload[];
  /** What has just happened, for screen readers. */
  announcement: string;
  children: ReactNode;
}) {
  const t = useUploadTexts();
  const ui = useUiTexts();
  const isInSight = use(InSight);
  const labelId = `${control.id}-label`;
  const cropped = uploads.find(({ stage }) => stage.kind === 'cropping');
  const milestone = uploads.map((upload) => describeMilestone(t, upload)).find(Boolean);
  return (
    <div
      role="group"
      className={styles.group}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
    >
      <p className={styles.label} id={labelId}>
        {label} {optional ? <span className={styles.optional}>{ui.optional}</span> : null}
      </p>
      <FieldHint id={hintId}>
        {help}
        <p>{t('limit', { limit: LIMIT_KB })}</p>
      </FieldHint>
      {children}
      <FieldErrorText id={errorId}>{error}</FieldErrorText>
      <div role="status">
        <VisuallyHidden>{milestone ?? announcement}</VisuallyHidden>
      </div>
      {isInSight && cropped?.stage.kind === 'cropping' ? (
        <CropDialog
          key={cropped.id}
          kind={kind}
          picture={cropped.stage.picture}
          fileName={cropped.fileName}
          onUse={(section) => void queue.crop(cropped.id, section)}
          onTurn={() => queue.turn(cropped.id)}
          onCancel={() => queue.cancel(cropped.id)}
        />
      ) : null}
    </div>
  );
}
