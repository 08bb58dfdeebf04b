import type { PerLanguage } from '@trust/shared/contract/languages';

/** A page that does what visitors ask for in words of their own. */
export type FixedAnswer = {
  path: string;
  title: PerLanguage<string>;
  text: PerLanguage<string>;
  /**
   * What is asked, in English and Malayalam: the page answers a query that has all words of a phrase. Malayalam in Latin
   * letters is found by its sound, and needs no phrase.
   */
  asked: readonly string[];
};
