import * as z from 'zod/mini';

/** The fields of a posted form by their names. */
export const FormFields = z.record(z.string(), z.string());
export type FormFields = z.infer<typeof FormFields>;

/**
 * Parses an urlencoded form. Of several fields with one name, the first counts. NUL characters are removed, since no
 * database stores them.
 */
export function parseFormFields(body: string): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    if (!Object.hasOwn(fields, name) && name !== '__proto__') fields[name] = value.replaceAll('\0', '');
  }
  return fields;
}
