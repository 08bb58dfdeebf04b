import { useTexts } from '@trust/shared/remote';
import type { texts } from './en.ts';

/** This module's texts in the visitor's language. */
export const useContentTexts = () => useTexts<typeof texts>();
