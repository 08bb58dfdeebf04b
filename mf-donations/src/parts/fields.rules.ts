/** A form's data or an address's query: both answer by name. */
export interface FieldSource {
  get(name: string): unknown;
}

/** How much of each field is taken, in characters; the inputs allow no more. */
export const FIELD_LENGTH = { name: 100, email: 254, phone: 25, address: 300, amount: 20, pan: 20 } as const;

/** The trimmed text of the first of these names that holds one, cut at `length`; '' when none does. */
export function textOf(source: FieldSource, length: number, ...names: string[]): string {
  return (
    names
      .map((name) => source.get(name))
      .map((value) => (typeof value === 'string' ? value.trim().slice(0, length) : ''))
      .find((value) => value !== '') ?? ''
  );
}
