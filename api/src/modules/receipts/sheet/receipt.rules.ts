import { DOCUMENT_FONTS, type Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatDate } from '@trust/shared/i18n/format-date';
import { formatWithPaise } from '../../../india/format-sum.rules.ts';
import { amountInWords } from '../words/amount-in-words.rules.ts';
import type { IssuedReceipt } from '../issued-receipt.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { formatReceiptNumber } from './receipt-number.rules.ts';
import {
  dropEmptyFacts,
  type BothTexts,
  type InBoth,
  type Notice,
  type ReceiptSheet,
} from './receipt-sheet.ts';
import { RECEIPT_TEXTS } from './receipt.texts.ts';
import { secondLanguage } from './second-language.rules.ts';
import { buildTaxSection } from './tax-section.rules.ts';

/** Builds a receipt in a language and its second one. A cancelled one says so and has no tax section. */
export function buildReceiptSheet(issued: IssuedReceipt, language: Language): ReceiptSheet {
  const { receipt, transaction, content, logo = '' } = issued;
  const other = secondLanguage(language);
  const inBoth: InBoth = (make) => {
    const [first, second] = [make(language, RECEIPT_TEXTS[language]), make(other, RECEIPT_TEXTS[other])];
    return { first, second: second === first ? '' : second };
  };
  const isBooking = transaction.purpose === 'solace';
  const { amount, refunded, purpose } = transaction;
  const remains = amount - refunded;
  const number = formatReceiptNumber(receipt);
  return {
    language,
    fonts: [...new Set([DOCUMENT_FONTS[language], DOCUMENT_FONTS[other]])],
    logo,
    title: inBoth((_, t) => (isBooking ? t.bookingTitle : t.title)),
    number,
    foot: inBoth((_, t) => t.foot),
    trust: {
      name: inBoth((l) => textIn(l, content.trust.name)),
      address: inBoth((l) => formatAddress(content, l)),
      contact: [...content.trust.phones, content.trust.email].join(' · '),
    },
    notices: listNotices(issued, inBoth),
    receipt: dropEmptyFacts([
      [inBoth((_, t) => t.number), plain(number)],
      [inBoth((_, t) => t.year), plain(receipt.financialYear)],
      [inBoth((_, t) => t.date), inBoth((l) => formatDate(receipt.givenAt.toISOString(), l))],
    ]),
    donorTitle: inBoth((_, t) => t.donor),
    donor: dropEmptyFacts([
      [inBoth((_, t) => t.name), plain(transaction.firstName ?? '')],
      [inBoth((_, t) => t.address), plain(transaction.address ?? '')],
      [
        inBoth((_, t) => t.pan),
        transaction.pan === null ? nameMissingPan(isBooking, inBoth) : plain(transaction.pan),
      ],
    ]),
    sums: [
      { name: inBoth((_, t) => t.received), figures: formatWithPaise(amount) },
      ...(refunded > 0 ? [{ name: inBoth((_, t) => t.returned), figures: formatWithPaise(refunded) }] : []),
      ...(refunded > 0 && remains > 0
        ? [{ name: inBoth((_, t) => t.remains), figures: formatWithPaise(remains) }]
        : []),
    ],
    inWords: inBoth((l) => amountInWords(remains > 0 ? remains : amount, l)),
    gift: dropEmptyFacts([
      [inBoth((_, t) => t.purpose), inBoth((_, t) => (purpose ? t.purposes[purpose] : ''))],
      [
        inBoth((_, t) => (isBooking ? t.gift.solace : t.gift.project)),
        inBoth((l) => (content.gift ? textIn(l, content.gift) : '')),
      ],
      [inBoth((_, t) => t.way), inBoth((_, t) => formatWay(issued, t))],
      [inBoth((_, t) => t.reference), plain(transaction.tranId)],
      // A gift without the site has the bank's number instead.
      [inBoth((_, t) => t.payment), plain(issued.direct ? '' : (transaction.capturedPaymentId ?? ''))],
    ]),
    tax: isBooking || receipt.cancelledAt !== null ? null : buildTaxSection(issued, inBoth),
  };
}

function formatWay(
  { transaction: { provider }, content: { method }, direct }: IssuedReceipt,
  { ways, directWays, methods }: (typeof RECEIPT_TEXTS)[Language],
): string {
  if (direct) return fill(directWays[direct.way], { utr: direct.utr ?? '' });
  if (method) return methods[method];
  return provider ? ways[provider] : '';
}

const plain = (first: string): BothTexts => ({ first, second: '' });

/** A booking needs no PAN, so the lack of one is not worth a line. */
function nameMissingPan(isBooking: boolean, inBoth: InBoth): BothTexts {
  return isBooking ? plain('') : inBoth((_, t) => t.noPan);
}

function formatAddress({ trust }: ReceiptContent, language: Language): string {
  const [first, ...rest] = trust.address.map((line) => textIn(language, line));
  return (first === textIn(language, trust.name) ? rest : [first, ...rest]).join(', ');
}

function listNotices({ receipt, transaction }: IssuedReceipt, inBoth: InBoth): Notice[] {
  const { amount, refunded, live, purpose } = transaction;
  const values = { back: formatWithPaise(refunded), rest: formatWithPaise(amount - refunded) };
  const isBooking = purpose === 'solace';
  const isCancelled = receipt.cancelledAt !== null;
  return [
    ...(live === true ? [] : [{ title: inBoth((_, t) => t.test), words: inBoth((_, t) => t.testWords) }]),
    ...(isCancelled
      ? [
          {
            title: inBoth((_, t) => t.cancelled),
            words: inBoth((_, t) => (isBooking ? t.cancelledBooking : t.cancelledWords)),
          },
        ]
      : []),
    ...(!isCancelled && refunded > 0
      ? [
          {
            title: inBoth((_, t) => t.part),
            words: inBoth((_, t) => fill(isBooking ? t.partOfBooking : t.partWords, values)),
          },
        ]
      : []),
  ];
}
