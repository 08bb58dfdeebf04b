/** Something for each of these fields. */
export function mapFields<Field extends string, T>(
  fields: readonly Field[],
  map: (field: Field) => T,
): Record<Field, T>;
export function mapFields<Field extends string, T>(
  fields: readonly Field[],
  map: (field: Field) => T,
): Record<string, T> {
  return Object.fromEntries(fields.map((field) => [field, map(field)]));
}
