import type { PerLanguage } from '@trust/shared/contract/languages';
import { fill } from '@trust/shared/i18n/fill';
import { useLanguage } from '@trust/shared/remote';
import { FORM_TEXTS } from './form.texts.ts';

export type FormTextKey = keyof typeof FORM_TEXTS;

/** The form's own texts. They come with the form, so that the first view of the page does not load them. */
export function useFormTexts() {
  const language = useLanguage();
  return (key: FormTextKey, values: Readonly<Record<string, string | number>> = {}) => {
    const texts: PerLanguage<string> = FORM_TEXTS[key];
    return fill(texts[language], values);
  };
}
