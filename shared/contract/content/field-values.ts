/** The first value of a content-system field as text, or '' when there is none. */
export function firstValue(field: readonly { value: string | number | boolean }[] = []): string {
  return String(field[0]?.value ?? '');
}

/** The first number of a content-system field; undefined where there is none. */
export function firstNumber(field: readonly { value: string | number | boolean }[] = []): number | undefined {
  const value = field[0]?.value;
  return typeof value === 'number' ? value : undefined;
}

/** The first address of a content-system field, or '' when there is none. */
export function firstUrl(field: readonly { url: string }[]): string {
  return field[0]?.url ?? '';
}
