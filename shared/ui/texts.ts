import type { SameKeys } from '../i18n/i18n.ts';
import type { uiTexts } from './texts/en.ts';
import { useUiContext } from './ui-context.tsx';

/** Texts of the ui components. A page loads those of its language, with the kit's. */
export type UiTexts = SameKeys<typeof uiTexts>;

/** Texts of the ui components, in the page's language. */
export function useUiTexts(): UiTexts {
  return useUiContext().uiTexts;
}
