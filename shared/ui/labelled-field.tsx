import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { useUiTexts } from './texts.ts';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** The same message as in the error summary. */
  error?: string | undefined;
  /** Adds “(optional)” to the label. */
  optional?: boolean;
}

/** The ids and ARIA attributes that tie a control to its hint and its error. */
export function useField(id: string | undefined, hint: ReactNode, error: string | undefined) {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const control = {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classes(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined,
  };
  return { control, hintId, errorId };
}

/** A control with its label and hint above, and its error below. */
export function LabelledField({
  control,
  hintId,
  errorId,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & ReturnType<typeof useField> & { children: ReactNode }) {
  const t = useUiTexts();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control.id}>
        {label} {optional ? <span className={styles.optional}>{t.optional}</span> : null}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {children}
      <FieldErrorText id={errorId}>{error}</FieldErrorText>
    </div>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.hint} id={id}>
      {children}
    </div>
  );
}

export function FieldErrorText({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.error} id={id}>
      {children}
    </div>
  );
}
