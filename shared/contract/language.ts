import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, mapLanguages } from './languages.ts';

/** A language of the interface. Content that lacks one falls back to English. */
export const LanguageCode = z.enum(LANGUAGE_CODES);

/** A text per language; English is always there. */
export const LocalisedText = z.object({
  ...mapLanguages(() => z.optional(z.string())),
  [DEFAULT_LANGUAGE]: z.string(),
});
export type LocalisedText = z.infer<typeof LocalisedText>;
