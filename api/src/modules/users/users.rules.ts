import { createHash, randomBytes } from 'node:crypto';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { NewUser } from '@trust/shared/contract/users';
import type { VisitorTextKey } from '../../plugins/visitor-texts.ts';
import { isCommonPassword } from './common-passwords.ts';

const MINUTE_MS = 60_000;

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
