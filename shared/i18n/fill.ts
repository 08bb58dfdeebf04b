/** The names of a text's placeholders; none are known of a text whose type is `string`. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Value = string | number;

/** Replaces each `{name}` by its value. A name without a value stays, and placeholders within values are not replaced. */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, Value>> & Readonly<Record<string, Value>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
