import type { Credentials } from '@trust/shared/contract/users';
import type { Database } from '../../database/database.ts';
import {
  addFailure,
  countFailures,
  failureSubject,
  forgetFailures,
} from '../../failed-attempts/failed-attempts.store.ts';
import { passwordMatches } from './passwords.ts';
import { beginSession } from './sessions.store.ts';
import { findUser, type User } from './users.store.ts';

export type Authentication =
  | { outcome: 'logged-in'; user: User; token: string }
  | { outcome: 'wrong' }
  | { outcome: 'too-many-failures'; remainingMs: number };

/** A login's network address and time, and how many failures are allowed. */
export type LoginAttempt = { address: string; now: Date; failuresAllowed: number };

/**
 * Logs a user in. An unknown name and a wrong password have the same outcome after the same work, so that neither
 * answer nor time reveals whether an account exists.
 */
export async function authenticate(
  database: Database,
  { username, password }: Credentials,
  { address, now, failuresAllowed }: LoginAttempt,
): Promise<Authentication> {
  // Per account and address, so that nobody can lock out another visitor.
  const subject = failureSubject(username, address);
  const { failures, remainingMs } = await countFailures(database, subject, now);
  if (failures >= failuresAllowed) return { outcome: 'too-many-failures', remainingMs };
  const user = await findUser(database, username);
  const matches = await passwordMatches(user?.passwordHash, password);
  if (!user || !matches) {
    await addFailure(database, subject, now);
    return { outcome: 'wrong' };
  }
  if (failures > 0) await forgetFailures(database, subject);
  return { outcome: 'logged-in', user, token: await beginSession(database, user.id, now) };
}
