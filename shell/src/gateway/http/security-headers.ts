import type { FastifyInstance } from 'fastify';

/** A year (RFC 6797). */
const TRANSPORT_SECURITY = 'max-age=31536000';
/** Pictures and code that other sites and apps may show, and the sandbox, whose frames have no origin. */
const FOR_OTHERS = /^\/(media|releases|sandbox)\//;

/** Sets what every answer says, of all routes that are added afterwards, unless a route says otherwise. */
export function setSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const isSecure = siteUrl.startsWith('https:');
  app.addHook('onSend', (request, reply, _payload, next) => {
    const resourcePolicy = FOR_OTHERS.test(request.url) ? 'cross-origin' : 'same-origin';
    const headers = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': resourcePolicy,
      ...(isSecure ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
    };
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) void reply.header(name, value);
    next();
  });
}
