import * as z from 'zod/mini';

/** The two languages of the interface. Content that lacks one falls back to English. */
export const Language = z.enum(['en', 'ml']);
export type Language = z.infer<typeof Language>;

/** A text per language; English is always there. */
export const LocalisedText = z.object({ en: z.string(), ml: z.optional(z.string()) });
export type LocalisedText = z.infer<typeof LocalisedText>;
