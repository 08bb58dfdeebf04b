import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { ProgressBar } from '@trust/shared/ui/progress-bar';
import { useUiTexts } from '@trust/shared/ui/texts';
import type { UploadKind } from './queue/upload-file.data.ts';
import type { QueuedUpload } from './queue/upload-stage.ts';
import { describeStage } from './upload-messages.ts';
import { useUploadTexts } from './uploads.texts.ts';
import styles from './uploads.module.css';

/** How far an upload is, or why it ended, with what can be done about it. */
export function UploadProgress({
  kind,
  upload: { fileName, stage },
  onRetry,
  onCancel,
}: {
  kind: UploadKind;
  upload: QueuedUpload;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const t = useUploadTexts();
  const ui = useUiTexts();
  const message = describeStage(t, kind, stage);
  if (stage.kind !== 'stopped') {
    return (
      <div className={styles.progress}>
        <p className={styles.name}>{fileName}</p>
        {stage.kind === 'sending' ? (
          <ProgressBar percent={stage.percent} label={t('progress', { name: fileName })} />
        ) : null}
        <div className={styles.buttons}>
          <p className={styles.stage}>{message}</p>
          <Button kind="quiet" aria-label={t('cancel-named', { name: fileName })} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Notice tone="error" title={fileName}>
      <p>{message}</p>
      <div className={styles.buttons}>
        {stage.retryable ? (
          <Button kind="quiet" aria-label={t('retry-named', { name: fileName })} onClick={onRetry}>
            {ui.retry}
          </Button>
        ) : null}
        <Button kind="quiet" aria-label={t('remove-named', { name: fileName })} onClick={onCancel}>
          {t('remove')}
        </Button>
      </div>
    </Notice>
  );
}
