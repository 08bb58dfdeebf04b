import type { FastifyRequest } from 'fastify';

/**
 * Fields that only the server may set. Clients of the old api send them, so they are dropped and not refused; a role in
 * particular can never come from outside.
 */
export const SERVER_FIELDS: ReadonlySet<string> = new Set([
  'code',
  'suid',
  'user_code',
  'pass_code',
  'hash_key',
  'hash_value',
  'reserve10',
  'status',
  'role',
  'authenticated',
]);

/** For a writing route's `preValidation`: removes the server's fields from the body. */
export const dropServerFields = dropFields(SERVER_FIELDS);

/** The same for other names. */
export function dropFields(names: ReadonlySet<string>) {
  return async (request: FastifyRequest): Promise<void> => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    request.body = Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)));
  };
}
