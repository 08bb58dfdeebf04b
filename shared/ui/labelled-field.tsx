import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { useUiTexts } from './texts.ts';

/** The words around a control. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong, in the same words as in the error summary. */
  error?: string | undefined;
  /** Says so beside the label. */
  optional?: boolean;
}

/** Ties a control to its hint and its error. */
export function useField(id: string | undefined, hint: ReactNode, error: string | undefined) {
  const own = useId();
  const fieldId = id ?? own;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const control = {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classes(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined,
  };
  return { control, hintId, errorId };
}

/** A control with its label above, its hint, and what is wrong with it below. */
export function LabelledField({
  control,
  hintId,
  errorId,
  label,
  hint,
  error,
  optional,
  children,
}: FieldWords & ReturnType<typeof useField> & { children: ReactNode }) {
  const t = useUiTexts();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control.id}>
        {label} {optional ? <span className={styles.optional}>{t.optional}</span> : null}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** What helps to fill a field in; nothing when there is nothing to say. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.hint} id={id}>
      {children}
    </div>
  );
}

/** What is wrong with a field; nothing when nothing is. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.error} id={id}>
      {children}
    </div>
  );
}
