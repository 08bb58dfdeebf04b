import type { DocumentMaker } from '../../documents/document-maker.ts';
import { everyDay } from '../../every-day.ts';
import type { Mail, MailQueue, SendMail } from '../../mail/mail-delivery.ts';
import type { Database } from '../../database/database.ts';
import { findTransaction } from '../payments/index.ts';
import { issueReceipt, type IssueParts } from './issued-receipt.ts';
import { makeReceipt } from './make-receipt.ts';
import { mailText } from './receipt-mail.rules.ts';
import { receiptFileName } from './receipt.rules.ts';
import { claimWord, closeWord, giveUpWords, refundedBy, type Word } from './receipts.store.ts';

export type ReceiptMailParts = IssueParts & {
  documents: DocumentMaker;
  siteUrl: string;
  now: () => Date;
  send: SendMail;
};

/**
 * The mails that donors get: when money arrived, also late, and when it is given back. They wait in the table `outbox`,
 * where they are put together with the change itself.
 */
export function receiptMail(parts: ReceiptMailParts): MailQueue<Word> {
  const { database, now, send } = parts;
  return {
    claim: (at) => claimWord(database, at),
    async send(word) {
      const mail = await mailOf(parts, word);
      if (mail) await send(mail);
      await closeWord(database, word.id, mail ? 'mailed' : 'not-needed', now());
    },
  };
}

/** The mail about a change; undefined where none is due: of what was given back since, the other mail tells. */
async function mailOf(parts: ReceiptMailParts, word: Word): Promise<Mail | undefined> {
  const { database, documents, siteUrl } = parts;
  const transaction = await findTransaction(database, word.tranId);
  const issued = transaction && (await issueReceipt(parts, transaction));
  if (!issued?.transaction.email) return undefined;
  const { receipt } = issued;
  const { language, email, receiptToken } = issued.transaction;
  if (word.kind === 'captured' && receipt.cancelledAt !== null) return undefined;
  const made = await makeReceipt(documents, issued, language);
  // Its try is over, and the next one comes as when the mail server was away.
  if (made.outcome === 'busy') throw new Error('The receipt could not be made now');
  const link = `${siteUrl}/payments/receipt?token=${receiptToken ?? ''}&lang=${language}`;
  const givenBack = word.kind === 'refunded' ? await refundedBy(database, word.causeId) : undefined;
  return {
    id: `${word.kind}-${word.id}`,
    to: email,
    ...mailText(issued, { link, givenBack }),
    attachment: { filename: receiptFileName(receipt), content: Buffer.from(made.pdf) },
  };
}

/** Later than this a mail about a payment is no news any more; the receipt stays where its link leads. */
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;

/** Gives up, now and every day, the mails that nobody took for a week: where there is no mail server, all. */
export function giveUpMailDaily(options: {
  database: Database;
  now: () => Date;
  report: (error: unknown, what: string) => void;
}): { stop(): Promise<void> } {
  const { database, now, report } = options;
  return everyDay(
    () => giveUpWords(database, new Date(now().getTime() - GIVE_UP_AFTER_MS), now()),
    (error) => report(error, 'mails that nobody took could not be given up'),
  );
}
