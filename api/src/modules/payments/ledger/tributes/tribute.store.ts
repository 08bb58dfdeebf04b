import { createHash, randomBytes } from 'node:crypto';
import type { Tribute } from '@trust/shared/contract/donations/tribute';
import { and, count, eq, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { transactions } from '../ledger.schema.ts';
import { selectErased } from '../erasing/erased-donors.store.ts';
import { tributeOptOuts, tributes } from './tribute.schema.ts';

export type TributeRow = typeof tributes.$inferSelect;

export async function storeTribute(
  tx: Database,
  tranId: string,
  { kind, name, email, message }: Tribute,
): Promise<void> {
  const addressee =
    email === '' ? undefined : { email, stopToken: randomBytes(TOKEN_BYTES).toString('base64url') };
  await tx.insert(tributes).values({ tranId, kind, name, message, ...addressee });
}

const TOKEN_BYTES = 32;

export async function findTribute(database: Database, tranId: string): Promise<TributeRow | undefined> {
  const [row] = await database.select().from(tributes).where(eq(tributes.tranId, tranId));
  return row;
}

/** Deletes the tributes of donations whose donor was erased. */
export async function deleteErasedTributes(tx: Database): Promise<void> {
  await tx.delete(tributes).where(inArray(tributes.tranId, selectErased(tx)));
}

export async function setEnqueued(tx: Database, tranId: string, now: Date): Promise<void> {
  await tx.update(tributes).set({ enqueuedAt: now }).where(eq(tributes.tranId, tranId));
}

const sameAddress = (column: SQL | typeof tributes.email | typeof transactions.email, email: string) =>
  eq(sql`lower(${column})`, email.toLowerCase());

/** How many messages were enqueued for an address since a moment. */
export async function countForAddressee(database: Database, email: string, since: Date): Promise<number> {
  const [row] = await database
    .select({ enqueued: count() })
    .from(tributes)
    .where(
      and(isNotNull(tributes.enqueuedAt), gt(tributes.enqueuedAt, since), sameAddress(tributes.email, email)),
    );
  return row?.enqueued ?? 0;
}

/** How many messages of a donor were enqueued since a moment: of donations with this phone number or e-mail address. */
export async function countOfDonor(
  database: Database,
  { phone, email }: { phone: string; email: string },
  since: Date,
): Promise<number> {
  const [row] = await database
    .select({ enqueued: count() })
    .from(tributes)
    .innerJoin(transactions, eq(transactions.tranId, tributes.tranId))
    .where(
      and(
        isNotNull(tributes.enqueuedAt),
        gt(tributes.enqueuedAt, since),
        or(eq(transactions.phone, phone), sameAddress(transactions.email, email)),
      ),
    );
  return row?.enqueued ?? 0;
}

function hashAddress(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** Whether an address wants no messages. */
export async function hasOptedOut(database: Database, email: string): Promise<boolean> {
  const found = await database
    .select()
    .from(tributeOptOuts)
    .where(eq(tributeOptOuts.emailHash, hashAddress(email)));
  return found.length > 0;
}

/** Records that the addressee whose mail had this token wants no more. False where no mail had it. */
export async function optOutOfMessages(database: Database, stopToken: string, now: Date): Promise<boolean> {
  const [row] = await database.select().from(tributes).where(eq(tributes.stopToken, stopToken));
  if (!row?.email) return false;
  await database
    .insert(tributeOptOuts)
    .values({ emailHash: hashAddress(row.email), optedOutAt: now })
    .onConflictDoNothing();
  return true;
}
