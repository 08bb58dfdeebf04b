import { createTranslate, type TextKey, type Translate } from '@trust/shared/i18n';
import type { Language, PerLanguage } from '@trust/shared/contract/languages';
import type { texts } from '../../../../texts/checkout.en.ts';

type CheckoutTranslate = Translate<TextKey<typeof texts>>;

const load: PerLanguage<() => Promise<{ texts: Readonly<Record<string, string>> }>> = {
  en: () => import(/* webpackChunkName: "texts-en-checkout" */ '../../../../texts/checkout.en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml-checkout" */ '../../../../texts/checkout.ml.ts'),
};
const loaded = new Map<Language, Promise<CheckoutTranslate>>();

/**
 * The texts of a donation from the press of Proceed on: a first view shows none of them. A language that cannot be loaded
 * any more is shown in the one that was loaded last; rejects where there is none.
 */
export function loadCheckoutTexts(language: Language): Promise<CheckoutTranslate> {
  const known = loaded.get(language);
  if (known) return known;
  const before = [...loaded.values()].at(-1);
  const loading = load[language]().then(
    ({ texts }): CheckoutTranslate => createTranslate(language, texts),
    (error: unknown) => {
      loaded.delete(language);
      if (before) return before;
      throw error;
    },
  );
  loaded.set(language, loading);
  return loading;
}
