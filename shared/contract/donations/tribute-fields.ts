/** What a form asks of a gift in memory or on behalf of someone, with the most characters of each field. */
const MAX_LENGTHS = { tributeKind: 10, tributeName: 100, tributeEmail: 254, tributeMessage: 300 } as const;

// Apart from the rules of `tribute.ts`, which a page loads only where a donor wants them.
export type TributeField = keyof typeof MAX_LENGTHS;
export const TRIBUTE_MAX_LENGTH: Readonly<Record<TributeField, number>> = MAX_LENGTHS;
/** The fields in the order in which forms ask. */
export const TRIBUTE_FIELDS = ['tributeKind', 'tributeName', 'tributeEmail', 'tributeMessage'] as const;

/** The fields as typed; '' where nothing is. */
export type TributeValues = Readonly<Record<TributeField, string>>;

/** Whether a form asks for a tribute. The kind alone says nothing: a form has one from the start. */
export function hasTribute({
  tributeName,
  tributeEmail,
  tributeMessage,
}: Readonly<Partial<Record<TributeField, string | undefined>>>): boolean {
  return Boolean(tributeName || tributeEmail || tributeMessage);
}
