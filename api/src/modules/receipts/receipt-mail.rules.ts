import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatPaise } from '../payments/index.ts';
import type { IssuedReceipt } from './issued-receipt.ts';
import { MAIL_TEXTS } from './receipt-mail.texts.ts';
import { formatReceiptNumber } from './receipt.rules.ts';

/**
 * Formats a mail to a donor, in the donor's language: thanks for a payment, the receipt that was requested again (`isAgain`),
 * or, with `refundAmount` in paise, notice of a refund.
 */
export function formatReceiptMail(
  { receipt, transaction, content }: IssuedReceipt,
  { link, refundAmount, isAgain }: { link: string; refundAmount?: number | undefined; isAgain: boolean },
): { subject: string; body: string } {
  const { language, amount, refunded, tranId, firstName } = transaction;
  const t = MAIL_TEXTS[language];
  const values = {
    name: firstName ?? '',
    trust: textIn(language, content.trust.name),
    email: content.trust.email,
    phone: content.trust.phones[0] ?? '',
    amount: formatPaise(refundAmount ?? amount),
    rest: formatPaise(amount - refunded),
    number: formatReceiptNumber(receipt),
    tranId,
    link,
  };
  const receiptNote = receipt.cancelledAt === null ? t.part : t.cancelled;
  const paragraphs =
    refundAmount === undefined
      ? [t.hello, isAgain ? t.again : t.thanks, t.facts, t.receipt]
      : [t.hello, t.back, t.facts, receiptNote, t.receipt];
  return {
    subject: fill(refundAmount === undefined ? t.thanksSubject : t.backSubject, values),
    body: `${[...paragraphs, t.closing].map((text) => fill(text, values)).join('\n\n')}\n`,
  };
}
