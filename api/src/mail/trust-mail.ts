import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import type { Database } from '../database/database.ts';
import type { MailQueue, SendMail } from './mail-delivery.ts';
import { renderMailPage, type MailSection } from './mail-page.ts';
import type { TrustMail } from './mail.schema.ts';
import { claimEvent, removeEvent, type OutboxEvent } from './outbox.store.ts';

/**
 * Creates the queue of mails to the trust, headed by its name. A mail that was accepted is deleted, since it may name a
 * visitor.
 */
export function createTrustMailQueue(
  database: Database,
  send: SendMail,
  trustName: string,
): MailQueue<OutboxEvent> {
  return {
    claim: (now) => claimEvent(database, { recipient: 'trust' }, now),
    async send({ id, causeId, mail }) {
      if (!mail) throw new Error('A mail to the trust has no text');
      await send({ id: causeId, ...mail, html: renderTrustMail(mail, trustName) });
      await removeEvent(database, id);
    },
  };
}

/** What the office is told is in English, whatever the language of the visitor's words in it. */
function renderTrustMail({ subject, body }: TrustMail, trustName: string): string {
  const paragraphs = body.trimEnd().split(/\n{2,}/);
  const sections: MailSection[] = [{ language: DEFAULT_LANGUAGE, paragraphs }];
  return renderMailPage(DEFAULT_LANGUAGE, { title: subject, head: [trustName], sections, foot: [] });
}
