import { NewUser, type Credentials } from '@trust/shared/contract/users';
import * as z from 'zod/mini';
import type { Text } from '../texts/use-texts.ts';

export type Field = keyof NewUser;

/** What is wrong with each field, as a text of this remote. */
export type Faults = Readonly<Partial<Record<Field, Text>>>;

/** In the order of the form. */
export const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
] as const satisfies Field[];

/** What a login lacks. It is not sent while anything is empty. */
export function findLoginFaults(login: Credentials): Faults {
  return {
    ...(login.username.trim() === '' ? { email: 'email.missing' } : {}),
    ...(login.password === '' ? { password: 'password.missing' } : {}),
  };
}

/** What is wrong with a registration, by the same schema as the server's. */
export function findRegistrationFaults(user: NewUser): Faults {
  const issues = z.safeParse(NewUser, user).error?.issues ?? [];
  const wrong = new Set(issues.map((issue) => issue.path[0]));
  const faults: Partial<Record<Field, Text>> = {};
  for (const field of ['firstName', 'lastName', 'email', 'password'] as const) {
    if (wrong.has(field)) faults[field] = user[field].trim() === '' ? `${field}.missing` : `${field}.wrong`;
  }
  if (user.password !== user.confirmPassword) faults.confirmPassword = 'passwords.differ';
  return faults;
}
