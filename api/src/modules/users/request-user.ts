import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { findSessionUser } from './sessions.store.ts';
import type { User } from './users.store.ts';

/** The user whose token a request has; undefined for a missing, unknown or expired one. */
export async function findRequestUser(
  database: Database,
  { bearerToken }: FastifyRequest,
  now: Date,
): Promise<User | undefined> {
  return bearerToken === undefined ? undefined : findSessionUser(database, bearerToken, now);
}
