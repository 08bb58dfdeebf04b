import { useTexts } from '@trust/shared/remote';
import type { texts } from './en.ts';
import type { texts as search } from './search.en.ts';

/** This module's texts in the visitor's language. */
export const useContentTexts = () => useTexts<typeof texts>();
/** For the search screen, which alone loads its texts. */
export const useSearchTexts = () => useTexts<typeof texts & typeof search>();
