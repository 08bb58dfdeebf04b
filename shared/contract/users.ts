import * as z from 'zod/mini';
import { COMMA_FOR_DOT, NO_COMMA_FOR_DOT, readEmail } from './typed/email.ts';
import { cleanLine } from './typed/text.ts';

const firstName = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(80));
/** '' for somebody with one name. */
const lastName = z._default(z.string().check(z.overwrite(cleanLine), z.maxLength(80)), '');
const email = z
  .string()
  .check(
    z.overwrite(readEmail),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(NO_COMMA_FOR_DOT, COMMA_FOR_DOT),
    z.email(),
  );

/** Bounds of a password, in characters. Eight is the least that OWASP ASVS 6.2.1 allows. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
const password = z.string().check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max));

/** The body of `users/create`. Whether both passwords agree is checked separately, since it has a text of its own. */
export const NewUser = z.strictObject({
  firstName,
  lastName,
  email,
  password,
  confirmPassword: z.string().check(z.maxLength(PASSWORD_LENGTH.max)),
});
export type NewUser = z.infer<typeof NewUser>;

/** The body of `users/authenticate`; the username is the e-mail address. */
export const Credentials = z.strictObject({
  username: z.string().check(z.overwrite(readEmail), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.max)),
});
export type Credentials = z.infer<typeof Credentials>;

export const LoggedIn = z.object({
  user: z.object({ token: z.string(), firstName: z.string(), lastName: z.string() }),
});
export type LoggedIn = z.infer<typeof LoggedIn>;

export const CreatedUser = z.object({
  user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
});
export type CreatedUser = z.infer<typeof CreatedUser>;

export const CheckedUser = z.object({
  authenticated: z.literal(true),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});
export type CheckedUser = z.infer<typeof CheckedUser>;

/** A token for visitors without an account; `expiresAt` is ISO 8601, five minutes after issue. */
export const AnonymousToken = z.object({ token: z.string(), expiresAt: z.string() });
export type AnonymousToken = z.infer<typeof AnonymousToken>;

/** Fixed texts of the api's answers, which the dialog shows. */
export const USERNAME_TAKEN = 'Username Already exists, please use another username';
export const PASSWORDS_DIFFER = 'Passwords do not match';

/** Asks for a part of what belongs to the account that is logged in, newest first. */
export const OwnRecordsRequest = z.strictObject({
  limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  skip: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0),
});
