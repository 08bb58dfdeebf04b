import type { Database } from '../database/database.ts';
import type { MailQueue, SendMail } from './mail-delivery.ts';
import { claimEvent, removeEvent, type OutboxEvent } from './outbox.store.ts';

/** Creates the queue of mails to the trust. A mail that was accepted is deleted, since it may name a visitor. */
export function createTrustMailQueue(database: Database, send: SendMail): MailQueue<OutboxEvent> {
  return {
    claim: (now) => claimEvent(database, { recipient: 'trust' }, now),
    async send({ id, causeId, mail }) {
      if (!mail) throw new Error('A mail to the trust has no text');
      await send({ id: causeId, ...mail });
      await removeEvent(database, id);
    },
  };
}
