import { DOCUMENT_FONTS, type Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatDate } from '@trust/shared/i18n/format-date';
import { formatPaise, type ReceiptRow, type TransactionRow } from '../../payments/index.ts';
import type { FirstLayoutContent } from '../sheet/receipt-content.ts';
import { formatReceiptNumber } from '../sheet/receipt-number.rules.ts';
import { RECEIPT_TEXTS } from '../sheet/receipt.texts.ts';
import { amountInWords } from '../words/amount-in-words.rules.ts';

/** A receipt that was issued before receipts had two languages. */
export type FirstLayoutReceipt = {
  receipt: ReceiptRow;
  transaction: TransactionRow;
  content: FirstLayoutContent;
};

type Fact = { name: string; value: string };
type Notice = { title: string; words: string };

/** The data of the template `receipt-first-layout`: texts only, formatted. */
type FirstLayoutSheet = {
  language: Language;
  font: string;
  title: string;
  number: string;
  foot: string;
  trust: { name: string; lines: string[] };
  notices: Notice[];
  receipt: Fact[];
  donorTitle: string;
  donor: Fact[];
  sums: { name: string; figures: string }[];
  inWords: string;
  gift: Fact[];
  /** Empty where no deduction may be claimed; `registration` and `tax` are then empty too. */
  taxTitle: string;
  registration: Fact[];
  tax: string[];
};

/** Builds a receipt of the first layout again, so that who has one gets the same. */
export function buildFirstLayout(issued: FirstLayoutReceipt, language: Language): FirstLayoutSheet {
  const { receipt, transaction, content } = issued;
  const t = RECEIPT_TEXTS[language];
  const isCancelled = receipt.cancelledAt !== null;
  const isDonation = transaction.purpose !== 'solace';
  const isClaimable = isDonation && !isCancelled;
  const { amount, refunded } = transaction;
  const remains = amount - refunded;
  const [first, ...address] = content.trust.address.map((line) => textIn(language, line));
  const name = textIn(language, content.trust.name);
  const addressLines = first === name ? address : [first, ...address].filter((line) => line !== undefined);
  return {
    language,
    font: DOCUMENT_FONTS[language],
    title: isDonation ? t.title : t.bookingTitle,
    number: formatReceiptNumber(receipt),
    foot: t.foot,
    trust: {
      name,
      lines: [addressLines.join(', '), [...content.trust.phones, content.trust.email].join(' · ')].filter(
        Boolean,
      ),
    },
    notices: listNotices(issued, language),
    receipt: dropEmptyFacts([
      [t.number, formatReceiptNumber(receipt)],
      [t.year, receipt.financialYear],
      [t.date, formatDate(receipt.givenAt.toISOString(), language)],
    ]),
    donorTitle: t.donor,
    donor: dropEmptyFacts([
      [t.name, transaction.firstName],
      [t.address, transaction.address],
      [t.pan, transaction.pan ?? t.noPan],
    ]),
    sums: [
      { name: t.received, figures: formatPaise(amount) },
      ...(refunded > 0 ? [{ name: t.givenBack, figures: formatPaise(refunded) }] : []),
      ...(refunded > 0 && remains > 0 ? [{ name: t.remains, figures: formatPaise(remains) }] : []),
    ],
    inWords: amountInWords(remains > 0 ? remains : amount, language),
    gift: dropEmptyFacts([
      [t.purpose, transaction.purpose && t.purposes[transaction.purpose]],
      [isDonation ? t.gift.project : t.gift.solace, content.gift && textIn(language, content.gift)],
      [t.way, transaction.provider && t.ways[transaction.provider]],
      [t.reference, transaction.tranId],
      [t.payment, transaction.capturedPaymentId],
    ]),
    taxTitle: isClaimable ? t.tax : '',
    registration: isClaimable
      ? dropEmptyFacts([
          [t.trustPan, content.trust.pan],
          [t.firstLayoutLaw.approval, content.trust.section80G],
          [t.firstLayoutLaw.charity, content.trust.section12A],
        ])
      : [],
    tax: isClaimable
      ? [
          fill(t.deduction, { trust: name, provision: t.firstLayoutLaw.provision }),
          transaction.pan === null
            ? fill(t.noCertificate, { email: content.trust.email, certificate: t.firstLayoutLaw.certificate })
            : fill(t.certificate, { certificate: t.firstLayoutLaw.certificate }),
        ]
      : [],
  };
}

function listNotices({ receipt, transaction }: FirstLayoutReceipt, language: Language): Notice[] {
  const t = RECEIPT_TEXTS[language];
  const { amount, refunded, live } = transaction;
  const back = formatPaise(refunded);
  const rest = formatPaise(amount - refunded);
  const isCancelled = receipt.cancelledAt !== null;
  return [
    ...(live === true ? [] : [{ title: t.test, words: t.testWords }]),
    ...(isCancelled ? [{ title: t.cancelled, words: t.cancelledWords }] : []),
    ...(!isCancelled && refunded > 0 ? [{ title: t.part, words: fill(t.partWords, { back, rest }) }] : []),
  ];
}

function dropEmptyFacts(rows: (readonly [name: string, value: string | null | undefined])[]): Fact[] {
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
