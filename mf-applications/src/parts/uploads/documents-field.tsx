import { MAX_DOCUMENTS } from '@trust/shared/contract/applications/parse-application';
import { useField } from '@trust/shared/ui/labelled-field';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DocumentRow } from './document-row.tsx';
import { FileButton } from './file-button.tsx';
import type { UploadsStatus } from './queue/upload-stage.ts';
import { useUploadQueue } from './queue/use-upload-queue.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { UploadedPicture } from './uploaded-picture.ts';
import { UploadsGroup } from './uploads-group.tsx';
import { useUploadTexts } from './uploads.texts.ts';
import styles from './uploads.module.css';

/**
 * The documents beside an application, in the applicant's order: several are chosen at once or taken one by one, each sent
 * whole or as a wide crop. `id` is that of the button that chooses.
 */
export function DocumentsField({
  id,
  label,
  help,
  error,
  draft,
  draftId,
  documents,
  onChange,
  onStatusChange,
}: {
  id: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  draft: string;
  /** The draft with which the pictures are stored on the device; undefined for none. */
  draftId: string | undefined;
  documents: readonly UploadedPicture[];
  onChange: (documents: readonly UploadedPicture[]) => void;
  onStatusChange?: (status: UploadsStatus) => void;
}) {
  const t = useUploadTexts();
  const field = useField(id, true, error);
  const [announcement, setAnnouncement] = useState('');
  const [leftOut, setLeftOut] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { queue, uploads, previews } = useUploadQueue({
    kind: 'document',
    draft,
    draftId,
    uploaded: documents,
    onStatusChange,
    onUploaded(uploaded, { replaces }) {
      setAnnouncement(t('announce-uploaded', { name: uploaded.fileName }));
      const replaced = documents.some(({ name }) => name === replaces);
      onChange(
        replaced
          ? documents.map((document) => (document.name === replaces ? uploaded : document))
          : [...documents, uploaded],
      );
    },
  });

  const added = documents.length + uploads.filter(({ replaces }) => replaces === undefined).length;
  const free = Math.max(0, MAX_DOCUMENTS - added);
  const add = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - free));
    queue.add(files.slice(0, free));
  };
  const replace = (document: UploadedPicture, [file]: readonly File[]) => {
    if (file) queue.add([file], document.name);
  };

  const [moved, setMoved] = useState<{ readonly name: string; readonly button: 'up' | 'down' }>();
  // A row that moves in the page loses the focus.
  useEffect(() => {
    if (moved)
      group.current?.querySelector<HTMLElement>(`[data-move="${moved.button}-${moved.name}"]`)?.focus();
  }, [moved]);
  const move = (from: number, step: 1 | -1) => {
    const [document, other] = [documents[from], documents[from + step]];
    if (!document || !other) return;
    const position = from + step;
    onChange(documents.map((unmoved, at) => (at === from ? other : at === position ? document : unmoved)));
    setMoved({ name: document.name, button: step === 1 ? 'down' : 'up' });
    setAnnouncement(
      t('announce-moved', { name: document.fileName, position: position + 1, count: documents.length }),
    );
  };
  const remove = (index: number, { name, fileName }: UploadedPicture) => {
    for (const upload of uploads) if (upload.replaces === name) queue.cancel(upload.id);
    onChange(documents.filter((document) => document.name !== name));
    setAnnouncement(t('announce-removed', { name: fileName }));
    const next = documents[index + 1] ?? documents[index - 1];
    const button = next && group.current?.querySelector<HTMLElement>(`[data-remove="${next.name}"]`);
    (button ?? chooseButton.current)?.focus();
  };

  return (
    <UploadsGroup
      kind="document"
      field={field}
      label={label}
      optional
      help={
        <>
          {help}
          <p>{t('documents-limit', { max: MAX_DOCUMENTS })}</p>
        </>
      }
      error={error}
      queue={queue}
      uploads={uploads}
      announcement={announcement}
    >
      <div ref={group} className={styles.group}>
        {documents.length > 0 ? (
          <ol className={styles.documents} aria-label={t('documents')}>
            {documents.map((document, index) => (
              <DocumentRow
                key={document.name}
                document={document}
                preview={previews.get(document.name)}
                position={index + 1}
                count={documents.length}
                onMove={(step) => move(index, step)}
                onReplace={(files) => replace(document, files)}
                onRemove={() => remove(index, document)}
              />
            ))}
          </ol>
        ) : null}
        {uploads.map((upload) => (
          <UploadProgress
            key={upload.id}
            kind="document"
            upload={upload}
            onRetry={() => {
              chooseButton.current?.focus();
              queue.retry(upload.id);
            }}
            onCancel={() => {
              chooseButton.current?.focus();
              queue.cancel(upload.id);
            }}
          />
        ))}
      </div>
      {leftOut > 0 ? (
        <p role="alert">{t('documents-left-out', { count: leftOut, max: MAX_DOCUMENTS })}</p>
      ) : null}
      {free === 0 ? <p>{t('documents-full', { max: MAX_DOCUMENTS })}</p> : null}
      <div className={styles.buttons}>
        <FileButton
          ref={chooseButton}
          id={field.control.id}
          aria-describedby={field.control['aria-describedby']}
          multiple
          onFiles={add}
        >
          {t('document-choose')}
        </FileButton>
        <FileButton camera onFiles={add}>
          {t('take-document')}
        </FileButton>
      </div>
    </UploadsGroup>
  );
}
