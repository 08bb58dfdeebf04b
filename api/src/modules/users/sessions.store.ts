import { LAST_SEEN_INTERVAL_MS, SESSION } from '@trust/shared/contract/users/session-times';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sessions, users } from './users.schema.ts';
import { hashOfToken, newToken } from './users.rules.ts';
import type { User } from './users.store.ts';

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Creates a session and returns its token, of which only the hash is stored. Deletes expired sessions. */
export async function beginSession(database: Database, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await database.delete(sessions).where(lt(sessions.createdAt, before(now, SESSION.absoluteMs)));
  await database
    .insert(sessions)
    .values({ tokenHash: hashOfToken(token), userId, createdAt: now, lastSeenAt: now });
  return token;
}

/** The user of a token, whose last use is updated; undefined for an unknown or expired token. */
export async function findSessionUser(
  database: Database,
  token: string,
  now: Date,
): Promise<User | undefined> {
  const tokenHash = hashOfToken(token);
  const [found] = await database
    .select({ user: users, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.createdAt, before(now, SESSION.absoluteMs)),
        gt(sessions.lastSeenAt, before(now, SESSION.idleMs)),
      ),
    );
  // Also a last use of the future: the clock was put back, and an idle session must still end.
  if (found && Math.abs(found.lastSeenAt.getTime() - now.getTime()) > LAST_SEEN_INTERVAL_MS) {
    await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return found?.user;
}

/** Ends a session, if there is one. */
export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)));
}
