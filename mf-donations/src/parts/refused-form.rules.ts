import { pickFieldErrors, type FieldError } from '@trust/shared/contract/field-error';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';

/** Why the server refused a posted form: messages beside fields, and one about the whole. */
export interface RefusedForm<Field extends string> {
  readonly errors: readonly FieldError<Field>[];
  /** The server's message; '' when the server could not be reached. */
  readonly message: string | null;
}

/** The server's refusal of a posted form with these fields; null for a form that only fills in this page. */
export function readRefusedForm<Field extends string>(
  fields: readonly Field[],
  { status, errors, detail }: PostedForm,
): RefusedForm<Field> | null {
  if (status < 400) return null;
  const known = pickFieldErrors(fields, errors);
  const other = errors.find(({ field }) => !known.some((error) => error.field === field));
  if (known.length > 0) return { errors: known, message: other?.message ?? null };
  return { errors: [], message: other?.message ?? detail ?? '' };
}
