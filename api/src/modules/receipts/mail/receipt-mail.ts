import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { Language } from '@trust/shared/contract/languages';
import { RECEIPT_PATH } from '@trust/shared/contract/pages/paths';
import type { DocumentRenderer } from '../../../documents/document-renderer.ts';
import { runDaily } from '../../../work/run-daily.ts';
import type { Mail, MailDelivery, MailQueue, SendMail } from '../../../mail/mail-delivery.ts';
import {
  claimEvent,
  completeEvent,
  deadLetterEvents,
  enqueueTrustMail,
  type OutboxEvent,
} from '../../../mail/outbox.store.ts';
import type { TrustMail } from '../../../mail/mail.schema.ts';
import type { Database } from '../../../database/database.ts';
import { findRefund, findTransaction, hasRecordedDonor } from '../../payments/ledger/index.ts';
import { issueReceipt, type IssueReceiptDeps } from '../issued-receipt.ts';
import { makeReceipt } from '../make-receipt.ts';
import { formatReceiptMail } from './receipt-mail.rules.ts';
import { receiptFileName } from '../sheet/receipt-number.rules.ts';

export type ReceiptMailDeps = IssueReceiptDeps & {
  documents: DocumentRenderer;
  siteUrl: string;
  now: () => Date;
  send: SendMail;
};

/**
 * Creates the queue of mails to donors: one about each capture, each refund and each receipt that was requested again, which
 * enqueued it in its database transaction. Mails of donations whose donor is not recorded yet wait.
 */
export function createReceiptMailQueue(deps: ReceiptMailDeps): MailQueue<OutboxEvent> {
  const { database, now, send } = deps;
  return {
    claim: (at) =>
      claimEvent(database, { recipient: 'donor', isReady: (id) => hasRecordedDonor(database, id) }, at),
    async send(event) {
      const mail = await buildReceiptMail(deps, event);
      if (mail) await send(mail);
      await completeEvent(database, event.id, mail ? 'mailed' : 'not-needed', now());
    },
  };
}

/** Builds the mail about an event; undefined where none is due. A cancelled receipt has only the mail about its refund. */
async function buildReceiptMail(deps: ReceiptMailDeps, event: OutboxEvent): Promise<Mail | undefined> {
  const { database, documents, siteUrl } = deps;
  if (event.tranId === null) throw new Error('A mail to a donor names no transaction');
  const transaction = await findTransaction(database, event.tranId);
  const issued = transaction && (await issueReceipt(deps, transaction));
  if (!issued?.transaction.email) return undefined;
  const { receipt } = issued;
  const { language, email, receiptToken } = issued.transaction;
  if (event.kind !== 'refunded' && receipt.cancelledAt !== null) return undefined;
  const document = await makeReceipt(documents, issued, language);
  // This attempt has failed; the queue retries, as when the mail server is down.
  if (document.outcome === 'busy') throw new Error('The receipt could not be made now');
  const linkIn = (each: Language) => `${siteUrl}${RECEIPT_PATH}?token=${receiptToken ?? ''}&lang=${each}`;
  const isRefund = event.kind === 'refunded';
  const refund = isRefund ? await findRefund(database, event.causeId) : undefined;
  const cause = {
    linkIn,
    refundAmount: isRefund ? (refund?.amount ?? 0) : undefined,
    isLostDispute: refund?.isLostDispute,
    isAgain: event.kind === 'requested',
  };
  return {
    id: `${event.kind}-${event.id}`,
    to: email,
    ...formatReceiptMail(issued, cause),
    attachment: { filename: receiptFileName(receipt), content: Buffer.from(document.pdf) },
  };
}

/** After this time a mail about a payment is useless. The receipt's link stays valid. */
const DEAD_LETTER_AFTER_MS = 7 * DAY_MS;

/**
 * Dead-letters, now and every day, the events that were not mailed for a week, and says so to the trust; all of them, and
 * in silence, where there is no mail server.
 */
export function deadLetterMailDaily(options: {
  database: Database;
  mail?: MailDelivery | undefined;
  now: () => Date;
  reportError: (error: unknown, what: string) => void;
}): { stop(): Promise<void> } {
  const { database, mail, now, reportError } = options;
  const deadLetter = async () => {
    const before = new Date(now().getTime() - DEAD_LETTER_AFTER_MS);
    await database.transaction(async (tx) => {
      await deadLetterEvents(tx, 'addressee', before, now());
      const closed = await deadLetterEvents(tx, 'donor', before, now());
      if (closed.length === 0 || !mail) return;
      const notice = { kind: 'notice', causeId: randomUUID(), mail: formatUndelivered(closed) } as const;
      await enqueueTrustMail(tx, notice, now());
    });
    await mail?.deliver();
  };
  return runDaily(deadLetter, (error) => reportError(error, 'mails that nobody took could not be given up'));
}

/** The mail to the trust about mails to donors that no mail server took. It names no donor; the staff command does. */
function formatUndelivered(events: readonly OutboxEvent[]): TrustMail {
  const references = [...new Set(events.map(({ tranId }) => tranId))];
  return {
    subject: `Donations: ${references.length === 1 ? 'a receipt was' : `${references.length} receipts were`} not delivered`,
    body: `For a week no mail server took the mail to the donors of:\n\n${references.join('\n')}\n\nnpm run payments -- show REFERENCE names the address.\n`,
  };
}
