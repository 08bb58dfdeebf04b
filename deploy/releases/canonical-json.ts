/** A value as JSON with its keys in a fixed order, so that equal values are equal texts. */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(value, sorted, 1)}\n`;
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
