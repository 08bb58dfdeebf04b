import { eq, lt } from 'drizzle-orm';
import { CONTACT_FIELDS, type ContactMessage } from '@trust/shared/contract/contact';
import type { Language } from '@trust/shared/contract/language';
import type { Database } from '../../database/database.ts';
import { contactMessages, mailOutbox } from '../../database/schema.ts';
import { enqueueMail } from '../../mail/mail-outbox.store.ts';
import { mailOf } from './contact.rules.ts';

export type ReceivedMessage = ContactMessage & {
  language: Language;
  suspect: boolean;
  idempotencyKey: string | null;
  receivedAt: Date;
};

/** Whether a message is kept now, was kept before under the same key, or its key belongs to another message. */
export type KeepOutcome = 'kept' | 'known' | 'other';

/** Keeps a message and, if it is to be mailed, the mail about it: both or neither. */
export async function keepMessage(
  database: Database,
  received: ReceivedMessage,
  mailed: boolean,
): Promise<KeepOutcome> {
  return database.transaction(async (transaction) => {
    const [kept] = await transaction
      .insert(contactMessages)
      .values(received)
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning({ id: contactMessages.id });
    if (kept) {
      if (mailed) await enqueueMail(transaction, mailOf(received), received.receivedAt);
      return 'kept';
    }
    const [known] = await transaction
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.idempotencyKey, received.idempotencyKey ?? ''));
    return known && CONTACT_FIELDS.every((field) => known[field] === received[field]) ? 'known' : 'other';
  });
}

/** Removes what was received before a moment, and mail about it that no server took; how many messages. */
export async function removeMessagesBefore(database: Database, before: Date): Promise<number> {
  await database.delete(mailOutbox).where(lt(mailOutbox.createdAt, before));
  const removed = await database
    .delete(contactMessages)
    .where(lt(contactMessages.receivedAt, before))
    .returning({ id: contactMessages.id });
  return removed.length;
}
