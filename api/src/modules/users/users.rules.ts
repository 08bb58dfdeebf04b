import { createHash, randomBytes } from 'node:crypto';
import type { NewUser } from '@trust/shared/contract/users';
import type { VisitorText } from '../../plugins/visitor-texts.ts';
import { isCommonPassword } from './common-passwords.ts';

const MINUTE_MS = 60_000;

/** How long a session lasts: milliseconds since it was last used, and since it began. */
export const SESSION = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS } as const;
/** A session's last use is noted at most this often, so that reading does not mean writing. */
export const NOTED_EVERY_MS = MINUTE_MS;
/** The period in which wrong passwords are counted. */
export const FAILURES_COUNT_FOR_MS = 15 * MINUTE_MS;
export const ANONYMOUS_TOKEN_MS = 5 * MINUTE_MS;

/** A new token: 256 bits that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. A fast hash does: there is nothing to guess in 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Under which wrong passwords are counted: one account from one address, so that nobody can lock out another. */
export function failureSubject(username: string, address: string): string {
  return createHash('sha256').update(`${username}\n${address}`).digest('hex');
}

export type PasswordFault = { field: 'password' | 'confirmPassword'; text: VisitorText };

/** What speaks against a new user's passwords; their length is the schema's to check. */
export function passwordFault(user: NewUser): PasswordFault | undefined {
  if (user.password !== user.confirmPassword) return { field: 'confirmPassword', text: 'passwordsDiffer' };
  if (isCommonPassword(user.password)) return { field: 'password', text: 'commonPassword' };
  return undefined;
}
