import type { FieldError } from '@trust/shared/contract/field-error';
import { NewUser, type Credentials } from '@trust/shared/contract/users';
import { NO_COMMA_FOR_DOT, readEmail } from '@trust/shared/contract/typed/email';
import { isVisible } from '@trust/shared/contract/typed/visible';
import * as z from 'zod/mini';
import type { AuthTextKey } from '../texts/use-texts.ts';

export type AccountField = keyof NewUser;

/** A field and the key of the text that says what is wrong with it. */
type AccountFieldError = FieldError<AccountField, AuthTextKey>;

/** In the order of the form. */
export const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
] as const satisfies AccountField[];

const hasCommaForDot = (email: string) => !NO_COMMA_FOR_DOT.test(readEmail(email));

/** A login is not sent while a field is empty, or with an address that no account has. */
export function checkLogin({ username, password }: Credentials): AccountFieldError[] {
  return [
    ...(!isVisible(username) ? [{ field: 'email', message: 'email.missing' } as const] : []),
    ...(hasCommaForDot(username) ? [{ field: 'email', message: 'email.comma' } as const] : []),
    ...(password === '' ? [{ field: 'password', message: 'password.missing' } as const] : []),
  ];
}

/** Checks a registration by the same schema as the server's. */
export function checkRegistration(user: NewUser): AccountFieldError[] {
  const issues = z.safeParse(NewUser, user).error?.issues ?? [];
  const wrong = new Set(issues.map((issue) => issue.path[0]));
  return FIELDS.flatMap((field) => {
    const message = messageOf(field, user, wrong.has(field));
    return message ? [{ field, message }] : [];
  });
}

function messageOf(field: AccountField, user: NewUser, isWrong: boolean): AuthTextKey | undefined {
  if (field === 'confirmPassword') return user.password === user[field] ? undefined : 'passwords.differ';
  if (!isWrong) return undefined;
  if (field === 'email' && hasCommaForDot(user.email)) return 'email.comma';
  if (field === 'lastName' || isVisible(user[field])) return `${field}.wrong`;
  return `${field}.missing`;
}
