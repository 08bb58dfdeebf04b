import { eq, lt } from 'drizzle-orm';
import { CONTACT_FIELDS, type ContactMessage } from '@trust/shared/contract/contact';
import type { Language } from '@trust/shared/contract/languages';
import type { Database } from '../../database/database.ts';
import { contactMessages } from './contact.schema.ts';
import { enqueueTrustMail, removeContactMailBefore } from '../../mail/outbox.store.ts';
import { composeMail } from './contact.rules.ts';

export type ReceivedMessage = ContactMessage & {
  language: Language;
  suspect: boolean;
  idempotencyKey: string | null;
  receivedAt: Date;
};

/** `repeated`: stored before under the same key. `key-conflict`: the key belongs to another message. */
export type StoreMessageOutcome = 'stored' | 'repeated' | 'key-conflict';

/** Stores a message and, with `sendMail`, the mail about it in one transaction. */
export async function storeMessage(
  database: Database,
  received: ReceivedMessage,
  sendMail: boolean,
): Promise<StoreMessageOutcome> {
  return database.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(contactMessages)
      .values(received)
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning({ id: contactMessages.id });
    if (stored) {
      const event = { kind: 'contact', causeId: stored.id, mail: composeMail(received) } as const;
      if (sendMail) await enqueueTrustMail(transaction, event, received.receivedAt);
      return 'stored';
    }
    const [known] = await transaction
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.idempotencyKey, received.idempotencyKey ?? ''));
    return known && CONTACT_FIELDS.every((field) => known[field] === received[field])
      ? 'repeated'
      : 'key-conflict';
  });
}

/** Removes messages received before a time, and undelivered mail about them; returns the number of messages. */
export async function removeMessagesBefore(database: Database, before: Date): Promise<number> {
  await removeContactMailBefore(database, before);
  const removed = await database
    .delete(contactMessages)
    .where(lt(contactMessages.receivedAt, before))
    .returning({ id: contactMessages.id });
  return removed.length;
}
