import type { UiTexts } from './texts/en.ts';
import { useUiContext } from './ui-context.tsx';

/** Texts of the ui components, in the page's language. */
export function useUiTexts(): UiTexts {
  return useUiContext().uiTexts;
}
