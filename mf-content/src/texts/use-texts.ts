import { useTexts } from '@trust/shared/remote';
import type { texts as about } from './about.en.ts';
import type { texts as contact } from './contact.en.ts';
import type { texts } from './en.ts';
import type { texts as search } from './search.en.ts';

/** This module's texts in the visitor's language. */
export const useContentTexts = () => useTexts<typeof texts>();
/** For the page about the trust, which alone loads its texts. */
export const useAboutTexts = () => useTexts<typeof texts & typeof about>();
/** For the contact screen, which alone loads its texts. */
export const useContactTexts = () => useTexts<typeof texts & typeof contact>();
/** For the search screen, which alone loads its texts. */
export const useSearchTexts = () => useTexts<typeof texts & typeof search>();
