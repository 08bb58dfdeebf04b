import { createHash, randomBytes } from 'node:crypto';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { NewUser } from '@trust/shared/contract/users';
import type { VisitorTextKey } from '../../plugins/visitor-texts.ts';
import { isCommonPassword } from './common-passwords.ts';

const MINUTE_MS = 60_000;

/** How long a session lasts since its last use and since its start. */
export const SESSION = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS } as const;
/** A session's last use is written at most this often, so that not every request writes. */
export const LAST_SEEN_INTERVAL_MS = MINUTE_MS;
export const ANONYMOUS_TOKEN_MS = 5 * MINUTE_MS;

/** A random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. A fast hash suffices: 256 random bits cannot be guessed. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type PasswordFieldError = FieldError<'password' | 'confirmPassword', VisitorTextKey>;

/** Checks a new user's passwords, except their length, which the schema checks. */
export function checkPasswords(user: NewUser): PasswordFieldError | undefined {
  if (user.password !== user.confirmPassword) return { field: 'confirmPassword', message: 'passwordsDiffer' };
  if (/^(.)\1*$/su.test(user.password)) return { field: 'password', message: 'repeatedCharacter' };
  if (isCommonPassword(user.password)) return { field: 'password', message: 'commonPassword' };
  return undefined;
}
