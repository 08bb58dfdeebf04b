// Apart from the rules of `tribute.ts`, which a page loads only where a donor wants them.

/** What a form asks of a gift in memory or on behalf of someone, in the order in which it asks. */
export const TRIBUTE_FIELDS = ['tributeKind', 'tributeName', 'tributeMessage', 'tributeEmail'] as const;
export type TributeField = (typeof TRIBUTE_FIELDS)[number];

/** The most characters of any of them. */
export const LONGEST_TRIBUTE_TEXT = 300;

/** The fields as typed; '' where nothing is. */
export type TributeValues = Readonly<Record<TributeField, string>>;
