import { textIn } from '@trust/shared/contract/text-in';
import { formatPaise } from '../payments/index.ts';
import type { IssuedReceipt } from './issued-receipt.ts';
import { MAIL_TEXTS } from './receipt-mail.texts.ts';
import { receiptNumber } from './receipt.rules.ts';
import { fill } from './receipt.texts.ts';

/**
 * Subject and words of a donor's mail, in the donor's language: thanks for what arrived, or, with `givenBack` in
 * paise, what is on its way back.
 */
export function mailText(
  { receipt, transaction, content }: IssuedReceipt,
  { link, givenBack }: { link: string; givenBack?: number | undefined },
): { subject: string; body: string } {
  const { language, amount, refunded, tranId, firstName } = transaction;
  const t = MAIL_TEXTS[language];
  const values = {
    name: firstName ?? '',
    trust: textIn(language, content.trust.name),
    email: content.trust.email,
    phone: content.trust.phones[0] ?? '',
    amount: formatPaise(givenBack ?? amount),
    rest: formatPaise(amount - refunded),
    number: receiptNumber(receipt),
    tranId,
    link,
  };
  const after = receipt.cancelledAt === null ? t.part : t.cancelled;
  const words =
    givenBack === undefined
      ? [t.hello, t.thanks, t.facts, t.receipt]
      : [t.hello, t.back, t.facts, after, t.receipt];
  return {
    subject: fill(givenBack === undefined ? t.thanksSubject : t.backSubject, values),
    body: `${[...words, t.closing].map((text) => fill(text, values)).join('\n\n')}\n`,
  };
}
