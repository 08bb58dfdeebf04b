import { and, count, desc, eq, gte, ne, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { applications } from './applications.schema.ts';
import type { EncryptedAadhaar } from './aadhaar/aadhaar-cipher.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** Stores an application; undefined when its idempotency key or its code is in use. */
export async function insertApplication(
  tx: Database,
  row: ApplicationRow,
): Promise<ApplicationRow | undefined> {
  const [stored] = await tx.insert(applications).values(row).onConflictDoNothing().returning();
  return stored;
}

export async function findBySuid(database: Database, suid: string): Promise<ApplicationRow | undefined> {
  const [row] = await database.select().from(applications).where(eq(applications.suid, suid));
  return row;
}

/** What a list of an account's applications shows of each. */
export type OwnApplicationRow = Pick<ApplicationRow, 'code' | 'status' | 'submittedAt' | 'category'>;

/** Applications that an account has sent, newest first. */
export async function listOfAccount(
  database: Database,
  accountId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<OwnApplicationRow[]> {
  const { code, status, submittedAt, category } = applications;
  return database
    .select({ code, status, submittedAt, category })
    .from(applications)
    .where(eq(applications.accountId, accountId))
    .orderBy(desc(submittedAt), desc(code))
    .limit(limit)
    .offset(skip);
}

/** Takes all applications from an account; returns how many. They stay as they are. */
export async function unlinkAccount(tx: Database, accountId: string): Promise<number> {
  const rows = await tx
    .update(applications)
    .set({ accountId: null })
    .where(eq(applications.accountId, accountId))
    .returning({ code: applications.code });
  return rows.length;
}

export async function findByIdempotencyKey(
  database: Database,
  key: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await database.select().from(applications).where(eq(applications.idempotencyKey, key));
  return row;
}

/** Replaces what a correction may change and counts the version up; undefined when another one came first. */
export async function updateApplication(
  tx: Database,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
  change: Partial<ApplicationRow>,
): Promise<ApplicationRow | undefined> {
  const [stored] = await tx
    .update(applications)
    .set({ ...change, version: version + 1 })
    .where(and(eq(applications.id, id), eq(applications.version, version)))
    .returning();
  return stored;
}

/** Whether another application since then has the same Aadhaar number, or the same name and number. */
export async function hasNearDuplicate(
  tx: Database,
  { id, aadhaarHash, contactHash }: Pick<ApplicationRow, 'id' | 'aadhaarHash' | 'contactHash'>,
  since: Date,
): Promise<boolean> {
  const same = or(eq(applications.aadhaarHash, aadhaarHash), eq(applications.contactHash, contactHash));
  const found = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(same, ne(applications.id, id), gte(applications.submittedAt, since)))
    .limit(1);
  return found.length > 0;
}

/** The number of applications that were ever sent. */
export async function countApplications(database: Database): Promise<number> {
  const [row] = await database.select({ total: count() }).from(applications);
  return row?.total ?? 0;
}

/** The ids of the keys that stored numbers are encrypted with. */
export async function listUsedKeyIds(database: Database): Promise<string[]> {
  const rows = await database.selectDistinct({ id: applications.aadhaarKeyId }).from(applications);
  return rows.map(({ id }) => id);
}

/** Some numbers that are encrypted with another key. */
export async function listWithOtherKey(
  database: Database,
  keyId: string,
  limit: number,
): Promise<(EncryptedAadhaar & { id: string })[]> {
  return database
    .select({
      id: applications.id,
      aadhaarEncrypted: applications.aadhaarEncrypted,
      aadhaarKeyId: applications.aadhaarKeyId,
    })
    .from(applications)
    .where(ne(applications.aadhaarKeyId, keyId))
    .orderBy(applications.id)
    .limit(limit);
}

/** Replaces an encrypted number, unless a correction replaced it meanwhile. */
export async function replaceEncrypted(
  database: Database,
  id: string,
  before: EncryptedAadhaar,
  after: EncryptedAadhaar,
): Promise<void> {
  await database
    .update(applications)
    .set(after)
    .where(and(eq(applications.id, id), eq(applications.aadhaarEncrypted, before.aadhaarEncrypted)));
}
