import type { PerLanguage } from '@trust/shared/contract/languages';
import { fill } from '@trust/shared/i18n/fill';
import { useLanguage } from '@trust/shared/remote';
import { SENT_APPLICATION_TEXTS } from './sent-application.texts.ts';

/** The page's own texts, which come with the page. */
export function useOwnTexts() {
  const language = useLanguage();
  return (
    key: keyof typeof SENT_APPLICATION_TEXTS,
    values: Readonly<Record<string, string | number>> = {},
  ) => {
    const texts: PerLanguage<string> = SENT_APPLICATION_TEXTS[key];
    return fill(texts[language], values);
  };
}
