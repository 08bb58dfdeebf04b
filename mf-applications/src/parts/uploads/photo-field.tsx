import { FieldErrorText, FieldHint } from '@trust/shared/ui/labelled-field';
import type { ReactNode } from 'react';
import type { UploadedPicture } from './uploaded-picture.ts';

/** The applicant's photo. */
export function PhotoField({
  id,
  label,
  help,
  error,
}: {
  id: string;
  label: string;
  required?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  draft: string;
  picture: UploadedPicture | undefined;
  onChange: (picture: UploadedPicture | undefined) => void;
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
