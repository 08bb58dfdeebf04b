import type { Language } from '@trust/shared/contract/languages';
import type { RECEIPT_TEXTS } from './receipt.texts.ts';

/** A text in the reader's language, and in the receipt's second one; `second` is empty where both say the same. */
export type BothTexts = { first: string; second: string };
export type ReceiptFact = { name: BothTexts; value: BothTexts };
export type Notice = { title: BothTexts; words: BothTexts };

/** Makes a text in both languages of a receipt. */
export type InBoth = (
  make: (language: Language, texts: (typeof RECEIPT_TEXTS)[Language]) => string,
) => BothTexts;

/** The data of the template `receipt`: texts only, formatted. */
export type ReceiptSheet = {
  language: Language;
  fonts: string[];
  /** An SVG; empty where there is none. */
  logo: string;
  title: BothTexts;
  number: string;
  foot: BothTexts;
  trust: { name: BothTexts; address: BothTexts; contact: string };
  notices: Notice[];
  receipt: ReceiptFact[];
  donorTitle: BothTexts;
  donor: ReceiptFact[];
  sums: { name: BothTexts; figures: string }[];
  inWords: BothTexts;
  gift: ReceiptFact[];
  /** Null where no deduction may be claimed. */
  tax: { title: BothTexts; registration: ReceiptFact[]; words: BothTexts[] } | null;
};

export function dropEmptyFacts(
  rows: readonly (readonly [name: BothTexts, value: BothTexts])[],
): ReceiptFact[] {
  return rows.flatMap(([name, value]) => (value.first ? [{ name, value }] : []));
}
