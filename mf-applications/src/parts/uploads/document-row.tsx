import { Button } from '@trust/shared/ui/button';
import { FileButton } from './file-button.tsx';
import type { UploadedPicture } from './uploaded-picture.ts';
import { UploadedThumbnail } from './uploaded-thumbnail.tsx';
import { useUploadTexts } from './uploads.texts.ts';
import styles from './uploads.module.css';

/** One uploaded document, with what can be done to it. */
export function DocumentRow({
  document,
  preview,
  position,
  count,
  onMove,
  onReplace,
  onRemove,
}: {
  document: UploadedPicture;
  preview: string | undefined;
  position: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onReplace: (files: readonly File[]) => void;
  onRemove: () => void;
}) {
  const t = useUploadTexts();
  const { name: id, fileName: name } = document;
  return (
    <li className={styles.row}>
      <div className={styles.uploaded}>
        <UploadedThumbnail picture={document} preview={preview} shape="document" />
        <p className={styles.name}>{t('document', { position, name })}</p>
      </div>
      <div className={styles.buttons}>
        {count > 1 ? (
          <>
            <MoveButton
              label={t('move-up', { name })}
              data-move={`up-${id}`}
              // Not `disabled`, which would drop the focus of who moves a row to an end.
              aria-disabled={position === 1}
              path="M10 16V4m-5 5 5-5 5 5"
              onClick={() => onMove(-1)}
            />
            <MoveButton
              label={t('move-down', { name })}
              data-move={`down-${id}`}
              aria-disabled={position === count}
              path="M10 4v12m-5-5 5 5 5-5"
              onClick={() => onMove(1)}
            />
          </>
        ) : null}
        <FileButton aria-label={t('replace-named', { name })} onFiles={onReplace}>
          {t('replace')}
        </FileButton>
        <Button kind="quiet" aria-label={t('remove-named', { name })} data-remove={id} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function MoveButton({
  label,
  path,
  ...button
}: {
  label: string;
  path: string;
  'data-move': string;
  'aria-disabled': boolean;
  onClick: () => void;
}) {
  return (
    <Button kind="quiet" className={styles.move} aria-label={label} {...button}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </Button>
  );
}
