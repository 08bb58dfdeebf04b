/** How a value gets into a field without an event: by the browser's own filling-in, or by the element's property. */
export const SILENT_WAYS = ['the browser', 'a script of the page'] as const;

/** Gives a field a value, and tells nobody: no event follows. True ticks a box or a radio button. */
export function setSilently(
  field: Element | null | undefined,
  value: string | boolean,
  way: (typeof SILENT_WAYS)[number] = 'the browser',
): void {
  if (!field) throw new Error(`There is no field for ${value}.`);
  const name = typeof value === 'boolean' ? 'checked' : 'value';
  if (way === 'a script of the page') Reflect.set(field, name, value);
  else Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);
}
