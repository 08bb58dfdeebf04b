import type { Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatMail } from '../../../mail/format-mail.ts';
import type { MailSection } from '../../../mail/mail-page.ts';
import { formatWithPaise } from '../../../india/format-sum.rules.ts';
import type { IssuedReceipt } from '../issued-receipt.ts';
import { MAIL_TEXTS } from './receipt-mail.texts.ts';
import { formatReceiptNumber } from '../sheet/receipt-number.rules.ts';
import { secondLanguage } from '../sheet/second-language.rules.ts';

/** What a mail is about. `linkIn` is the receipt's lasting address in a language, `refundAmount` in paise. */
export type ReceiptMailCause = {
  linkIn: (language: Language) => string;
  refundAmount?: number | undefined;
  /** That money went back by the donor's bank, not by the trust. */
  isLostDispute?: boolean | undefined;
  /** The receipt was requested again. */
  isAgain: boolean;
};

/**
 * Formats a mail to a donor, in the donor's language and then in the second one: thanks for a payment, the receipt that was
 * requested again, or notice of a refund.
 */
export function formatReceiptMail(
  issued: IssuedReceipt,
  cause: ReceiptMailCause,
): { subject: string; body: string; html: string } {
  const { transaction, content } = issued;
  const { language } = transaction;
  const other = secondLanguage(language);
  const values = fillersOf(issued, cause, language);
  const t = MAIL_TEXTS[language];
  const backSubject = cause.isLostDispute ? t.lostSubject : t.backSubject;
  const subject = fill(cause.refundAmount === undefined ? t.thanksSubject : backSubject, values);
  const inOther = other === language ? [] : [formatSection(issued, cause, other)];
  return formatMail(
    subject,
    content.trust,
    [formatSection(issued, cause, language), ...inOther],
    formatAsText,
  );
}

type FilledTexts = Record<'name' | 'trust' | 'amount' | 'rest' | 'number', string>;

function fillersOf(
  { receipt, transaction, content }: IssuedReceipt,
  { refundAmount }: ReceiptMailCause,
  language: Language,
): FilledTexts {
  const { amount, refunded, firstName } = transaction;
  return {
    name: firstName ?? '',
    trust: textIn(language, content.trust.name),
    amount: formatWithPaise(refundAmount ?? amount),
    rest: formatWithPaise(amount - refunded),
    number: formatReceiptNumber(receipt),
  };
}

/** What a mail says in one language. */
export function formatSection(
  issued: IssuedReceipt,
  cause: ReceiptMailCause,
  language: Language,
): MailSection {
  const { receipt, transaction } = issued;
  const t = MAIL_TEXTS[language];
  const values = fillersOf(issued, cause, language);
  const receiptNote = receipt.cancelledAt === null ? t.part : t.cancelled;
  const news =
    cause.refundAmount === undefined
      ? [cause.isAgain ? t.again : t.thanks]
      : [cause.isLostDispute ? t.lost : t.back, receiptNote];
  return {
    language,
    paragraphs: [t.hello, ...news, t.receipt].map((text) => fill(text, values)),
    facts: [
      { name: t.number, value: values.number },
      { name: t.reference, value: transaction.tranId },
    ],
    link: { words: t.open, href: cause.linkIn(language) },
    notes: [t.secret],
  };
}

function formatAsText({ paragraphs, facts = [], link, notes = [] }: MailSection): string {
  const lines = facts.map(({ name, value }) => `${name}: ${value}`);
  const [last = '', ...before] = paragraphs.toReversed();
  return [
    ...before.toReversed(),
    lines.join('\n'),
    [last, ...(link ? [link.href] : []), ...notes].join('\n'),
  ].join('\n\n');
}
