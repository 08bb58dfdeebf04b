import { FieldErrorText, FieldHint } from '@trust/shared/ui/labelled-field';
import type { ReactNode } from 'react';
import type { UploadedPicture } from './uploaded-picture.ts';

/** The applicant's documents. */
export function DocumentsField({
  id,
  label,
  help,
  error,
}: {
  id: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  draft: string;
  documents: readonly UploadedPicture[];
  onChange: (documents: readonly UploadedPicture[]) => void;
  onBusyChange?: (busy: boolean) => void;
}) {
  return (
    <div>
      <p id={id}>{label}</p>
      <FieldHint id={`${id}-hint`}>{help}</FieldHint>
      <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>
    </div>
  );
}
