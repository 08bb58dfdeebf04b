import type { TextKey } from '@trust/shared/i18n';
import { useTexts as useTextsOf } from '@trust/shared/remote';
import type { texts } from './en.ts';

/** A key of this remote's texts. */
export type AuthTextKey = TextKey<typeof texts>;

export const useTexts = () => useTextsOf<typeof texts>();
