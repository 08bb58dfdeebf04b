/** One field's value is not accepted: which field, and the words or the key of the words that say why. */
export interface FieldError<Field extends string = string, Message = string> {
  readonly field: Field;
  readonly message: Message;
}

/** What a form came to: a value, or all errors in the order of its fields. */
export type ParsedForm<Value, Error extends FieldError<string, unknown>> =
  | { readonly outcome: 'parsed'; readonly value: Value }
  | { readonly outcome: 'invalid'; readonly errors: readonly Error[] };

/** The errors of these fields, in their order. A server may name fields that a form does not show. */
export function pickFieldErrors<Field extends string, Message>(
  fields: readonly Field[],
  errors: readonly FieldError<string, Message>[],
): FieldError<Field, Message>[] {
  return fields.flatMap((field) =>
    errors.filter((error) => error.field === field).map(({ message }) => ({ field, message })),
  );
}
