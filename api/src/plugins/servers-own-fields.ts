import type { FastifyRequest } from 'fastify';

/**
 * Field names of the site's forms that are the server's to set. They are dropped unread, as the clients that
 * send them expect; a role in particular can never come from outside.
 */
const SERVERS_OWN: ReadonlySet<string> = new Set([
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

/** For a writing route's `preValidation`: takes what is not the client's to set out of the body. */
export async function dropServersOwnFields(request: FastifyRequest): Promise<void> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  request.body = Object.fromEntries(Object.entries(body).filter(([name]) => !SERVERS_OWN.has(name)));
}
