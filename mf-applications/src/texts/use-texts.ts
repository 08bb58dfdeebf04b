import { useTexts as useTextsOf } from '@trust/shared/remote';
import type { texts } from './en.ts';

export const useTexts = () => useTextsOf<typeof texts>();
