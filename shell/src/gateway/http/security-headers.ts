import type { FastifyInstance } from 'fastify';

/** A year (RFC 6797). */
const TRANSPORT_SECURITY = 'max-age=31536000';
/** Pictures and code that other sites and apps may show, and the sandbox, whose frames have no origin. */
const FOR_OTHERS = /^\/(media|releases|sandbox)\//;

/** What the answer to an address says, unless its route says otherwise. */
export function securityHeaders(siteUrl: string, path: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': FOR_OTHERS.test(path) ? 'cross-origin' : 'same-origin',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
  };
}

/** Sets what every answer says, of all routes that are added afterwards. */
export function setSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  // Written once: each answer needs them.
  const own = Object.entries(securityHeaders(siteUrl, '/'));
  const forOthers = Object.entries(securityHeaders(siteUrl, '/media/'));
  app.addHook('onSend', (request, reply, _payload, next) => {
    for (const [name, value] of FOR_OTHERS.test(request.url) ? forOthers : own)
      if (!reply.hasHeader(name)) void reply.header(name, value);
    next();
  });
}
