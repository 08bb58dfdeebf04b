import type { Language } from '@trust/shared/contract/languages';
import { STOP_MESSAGES_PATH } from '@trust/shared/contract/pages/paths';
import type { Mail, MailQueue, SendMail } from '../../../mail/mail-delivery.ts';
import { claimEvent, completeEvent, type OutboxEvent } from '../../../mail/outbox.store.ts';
import { findTransaction } from '../../payments/ledger/index.ts';
import type { IssueReceiptDeps } from '../../receipts/index.ts';
import { findTributeFacts } from '../tribute-facts.ts';
import { formatTributeMail } from './tribute-mail.rules.ts';

export type TributeMailDeps = IssueReceiptDeps & { siteUrl: string; now: () => Date; send: SendMail };

/** Creates the queue of messages to addressees: one for each capture that has one. */
export function createTributeMailQueue(deps: TributeMailDeps): MailQueue<OutboxEvent> {
  const { database, now, send } = deps;
  return {
    claim: (at) => claimEvent(database, { recipient: 'addressee' }, at),
    async send(event) {
      const mail = await buildTributeMail(deps, event);
      if (mail) await send(mail);
      await completeEvent(database, event.id, mail ? 'mailed' : 'not-needed', now());
    },
  };
}

/** Builds the mail; undefined where the gift was given back meanwhile. */
async function buildTributeMail(
  deps: TributeMailDeps,
  { id, tranId }: OutboxEvent,
): Promise<Mail | undefined> {
  if (tranId === null) throw new Error('A message to an addressee names no transaction');
  const transaction = await findTransaction(deps.database, tranId);
  const facts = transaction && (await findTributeFacts(deps, transaction));
  if (!facts?.tribute.email) return undefined;
  const address = `${deps.siteUrl}${STOP_MESSAGES_PATH}?token=${facts.tribute.stopToken ?? ''}`;
  return {
    id: `tribute-${id}`,
    to: facts.tribute.email,
    ...formatTributeMail(facts, (language: Language) => `${address}&lang=${language}`),
    stopLink: `${address}&lang=${facts.transaction.language}`,
  };
}
