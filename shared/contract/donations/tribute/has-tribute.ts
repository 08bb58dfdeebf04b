import type { TributeField } from './tribute-fields.ts';

/** Whether a form asks for a tribute. The kind alone says nothing: a form has one from the start. */
export function hasTribute({
  tributeName,
  tributeEmail,
  tributeMessage,
}: Readonly<Partial<Record<TributeField, string | undefined>>>): boolean {
  return Boolean(tributeName || tributeEmail || tributeMessage);
}
