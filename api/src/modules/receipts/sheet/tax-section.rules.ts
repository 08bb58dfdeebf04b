import type { LocalisedText } from '@trust/shared/contract/language';
import type { Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatDate } from '@trust/shared/i18n/format-date';
import type { IssuedReceipt } from '../issued-receipt.ts';
import { dropEmptyFacts, type InBoth, type ReceiptSheet } from './receipt-sheet.ts';
import type { RECEIPT_TEXTS } from './receipt.texts.ts';

type Texts = (typeof RECEIPT_TEXTS)[Language];
type LawWords = 'provision' | 'approval' | 'charity' | 'certificate';

/** Builds what a donor needs for a tax claim: the trust's registrations, the law's words, what follows from the PAN. */
export function buildTaxSection(
  { transaction, content }: IssuedReceipt,
  inBoth: InBoth,
): NonNullable<ReceiptSheet['tax']> {
  const { trust } = content;
  const nameLaw = (word: LawWords) => (language: Language, t: Texts) =>
    localise(language, trust.law?.[word]) ?? t.law[word];
  const certificate = nameLaw('certificate');
  return {
    title: inBoth((_, t) => t.tax),
    registration: dropEmptyFacts([
      [inBoth((_, t) => t.trustPan), inBoth(() => trust.pan ?? '')],
      [inBoth(nameLaw('approval')), inBoth((language, t) => formatApproval(content.trust, language, t))],
      [inBoth(nameLaw('charity')), inBoth(() => trust.section12A)],
    ]),
    words: [
      inBoth((language, t) =>
        fill(t.deduction, {
          trust: textIn(language, trust.name),
          provision: nameLaw('provision')(language, t),
        }),
      ),
      inBoth((language, t) =>
        transaction.pan === null
          ? fill(t.noCertificate, { email: trust.email, certificate: certificate(language, t) })
          : fill(t.certificate, { certificate: certificate(language, t) }),
      ),
    ],
  };
}

const localise = (language: Language, text: LocalisedText | undefined) => text && textIn(language, text);

/** The approval's number, with its date and how long it is valid where the trust's file says so. */
function formatApproval(
  { section80G, section80GDate, section80GValid }: IssuedReceipt['content']['trust'],
  language: Language,
  t: Texts,
): string {
  const dated =
    section80GDate === undefined
      ? section80G
      : fill(t.dated, { number: section80G, date: formatDate(section80GDate, language) });
  if (!section80GValid) return dated;
  const { from, until } = section80GValid;
  const validity = fill(t.valid, { from: formatDate(from, language), until: formatDate(until, language) });
  return `${dated}; ${validity}`;
}
