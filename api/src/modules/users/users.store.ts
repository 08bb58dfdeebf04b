import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from './users.schema.ts';

export type User = typeof users.$inferSelect;
export type NewUserRow = Pick<User, 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'createdAt'>;

/** Stores a new user; undefined when the e-mail address has an account already, also for concurrent calls. */
export async function insertUser(database: Database, user: NewUserRow): Promise<User | undefined> {
  const [stored] = await database
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return stored;
}

/** Erases an account. Its sessions go with it by their foreign key. */
export async function eraseUser(database: Database, userId: string): Promise<void> {
  await database.delete(users).where(eq(users.id, userId));
}

/** The account of an e-mail address (in lower case), if there is one. */
export async function findUser(database: Database, email: string): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  return user;
}
