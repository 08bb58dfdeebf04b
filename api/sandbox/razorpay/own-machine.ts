import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/** Whether a test on this machine asks, and not a visitor of a site that other machines reach. */
export function isFromThisMachine({ headers }: FastifyRequest): boolean {
  const visitor = headers['x-forwarded-for'];
  return visitor === undefined || (typeof visitor === 'string' && LOOPBACK.test(visitor));
}
