import type { Credentials } from '@trust/shared/contract/users';
import type { Database } from '../../database/database.ts';
import {
  addFailure,
  FAILURE_WINDOW,
  failureSubject,
  forgetFailures,
  removeFailure,
} from '../../failed-attempts/failed-attempts.store.ts';
import { passwordMatches } from './passwords.ts';
import { beginSession } from './sessions.store.ts';
import { findUser, type User } from './users.store.ts';

export type Authentication =
  | { outcome: 'logged-in'; user: User; token: string }
  | { outcome: 'wrong' }
  | { outcome: 'too-many-failures'; remainingMs: number };

/** Where and when a login is tried, and how many failures are allowed. */
export type LoginAttempt = {
  address: string;
  /** Whether the account was logged in to from this device before. */
  isKnownDevice: boolean;
  now: Date;
  /** From one address in a quarter of an hour. */
  failuresAllowed: number;
  /** From all addresses and unknown devices together in a day. */
  accountFailuresAllowed: number;
};

/**
 * Logs a user in. An unknown name and a wrong password have the same outcome after the same work, so that neither
 * answer nor time reveals whether an account exists. An attempt counts as a failure until it has succeeded.
 */
export async function authenticate(
  database: Database,
  { username, password }: Credentials,
  { address, isKnownDevice, now, failuresAllowed, accountFailuresAllowed }: LoginAttempt,
): Promise<Authentication> {
  // Per account and address, so that nobody can lock out another visitor.
  const fromAddress = { subject: failureSubject(username, address), windowMs: FAILURE_WINDOW.short };
  const counted = await addFailure(database, fromAddress, now);
  if (counted.failures > failuresAllowed)
    return { outcome: 'too-many-failures', remainingMs: counted.remainingMs };

  // Who guesses from many addresses is stopped here, and the account's own devices are not.
  const fromAll = { subject: failureSubject(username, 'all addresses'), windowMs: FAILURE_WINDOW.long };
  if (!isKnownDevice) {
    const { failures, remainingMs } = await addFailure(database, fromAll, now);
    if (failures > accountFailuresAllowed) return { outcome: 'too-many-failures', remainingMs };
  }

  const user = await findUser(database, username);
  const matches = await passwordMatches(user?.passwordHash, password);
  if (!user || !matches) return { outcome: 'wrong' };
  await forgetFailures(database, fromAddress);
  if (!isKnownDevice) await removeFailure(database, fromAll);
  return { outcome: 'logged-in', user, token: await beginSession(database, user.id, now) };
}
